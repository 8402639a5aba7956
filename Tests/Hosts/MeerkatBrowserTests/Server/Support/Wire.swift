import NIOCore
import NIOPosix

/// A client that writes and reads bytes, so that a test says exactly what is on the wire.
final class Wire {
  private let channel: any Channel
  private var chunks: AsyncStream<ByteBuffer>.Iterator
  private var unread = ByteBuffer()

  private init(channel: any Channel, chunks: AsyncStream<ByteBuffer>) {
    self.channel = channel
    self.chunks = chunks.makeAsyncIterator()
  }

  deinit { channel.close(promise: nil) }

  static func connect(to host: String = "127.0.0.1", port: Int) async throws -> Wire {
    let (chunks, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Reader(chunks: continuation))
        }
      }
      .connect(host: host, port: port).get()
    return Wire(channel: channel, chunks: chunks)
  }

  func write(_ text: String) { write(ByteBuffer(string: text)) }

  func write(_ bytes: ByteBuffer) { channel.writeAndFlush(bytes, promise: nil) }

  /// Takes nothing from the network any more.
  func stopReading() async throws {
    try await channel.setOption(.autoRead, value: false).get()
  }

  /// Takes from the network again.
  func goOnReading() async throws {
    try await channel.setOption(.autoRead, value: true).get()
  }

  /// Says that nothing more is sent, and goes on reading.
  func finishWriting() async throws {
    try await channel.close(mode: .output).get()
  }

  func close() { channel.close(promise: nil) }

  /// Reads so many bytes; nil when the connection ends before.
  func read(_ count: Int) async -> ByteBuffer? {
    while unread.readableBytes < count {
      guard await readMore() else { return nil }
    }
    return unread.readSlice(length: count)
  }

  /// Reads up to and with the mark; what there was when the connection ends before.
  func read(upTo mark: String) async -> String {
    while true {
      let text = String(buffer: unread)
      if let range = text.firstRange(of: mark) {
        let head = text[..<range.upperBound]
        unread.moveReaderIndex(forwardBy: head.utf8.count)
        return String(head)
      }
      guard await readMore() else { return text }
    }
  }

  /// Whether the server has closed its side and nothing more came.
  func isClosed() async -> Bool {
    guard unread.readableBytes == 0 else { return false }
    return await !readMore()
  }

  /// Waits until one of several connections is closed: which one came first, the server's loops decide.
  static func isOneClosed(of wires: [Wire]) async -> Bool {
    let (closed, continuation) = AsyncStream.makeStream(of: Void.self)
    for wire in wires { wire.channel.closeFuture.whenComplete { _ in continuation.yield() } }
    return await closed.first { true } != nil
  }

  private func readMore() async -> Bool {
    guard var chunk = await chunks.next() else { return false }
    unread.writeBuffer(&chunk)
    return true
  }

  private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let chunks: AsyncStream<ByteBuffer>.Continuation

    init(chunks: AsyncStream<ByteBuffer>.Continuation) { self.chunks = chunks }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      chunks.yield(unwrapInboundIn(data))
    }

    func channelInactive(context: ChannelHandlerContext) { chunks.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
