import NIOCore
import NIOHTTP1
import NIOPosix

/// An open port and the connections to it.
struct Listener: Sendable {
  typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

  let port: Int
  private let work: Task<Void, Never>

  init(_ responder: Responder) async throws {
    let channel = try await Self.open()
    port = channel.channel.localAddress?.port ?? 0
    work = Task { await Self.serve(channel, responder) }
  }

  /// Returns when everything is closed.
  func stop() async {
    work.cancel()
    await work.value
  }

  private static func open() async throws -> NIOAsyncChannel<Connection, Never> {
    try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          return try Connection(wrappingChannelSynchronously: channel)
        }
      }
  }

  private static func serve(
    _ channel: NIOAsyncChannel<Connection, Never>, _ responder: Responder
  ) async {
    // An error ends the listening; those who still ask are refused, and say so.
    try? await channel.executeThenClose { connections in
      try await withThrowingDiscardingTaskGroup { group in
        for try await connection in connections {
          group.addTask { await serve(connection, responder) }
        }
      }
    }
  }

  private static func serve(_ connection: Connection, _ responder: Responder) async {
    // A client that goes away in the middle is an error of this connection, and of nothing else.
    try? await connection.executeThenClose { parts, writer in
      var head: HTTPRequestHead?
      var body = ByteBuffer()
      for try await part in parts {
        switch part {
        case .head(let new): (head, body) = (new, ByteBuffer())
        case .body(let bytes) where body.readableBytes + bytes.readableBytes <= bodyLimit:
          body.writeImmutableBuffer(bytes)
        case .body: return
        case .end:
          guard let head else { return }
          let isOpen = try await Answer(to: head, by: responder, body: body).write(to: writer)
          guard isOpen, head.isKeepAlive else { return }
        }
      }
    }
  }

  /// No app of the Gallery sends more.
  private static let bodyLimit = 1_000_000
}
