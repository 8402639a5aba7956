import Logging
import NIOCore
import NIOWebSocket

/// Carries frames between a page's socket and its session.
///
/// Everything for the session waits for its turn on the main actor. The order within a session is
/// preserved, so it sees connection, frames and disconnection in the order of the socket.
final class LiveHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let server: ServerContext
  private let owner: FairScheduler.Owner
  private let lastSeen: Int
  private var socket: PageSocket?

  /// Frames that the session has not taken yet; above the limit no more are read.
  private var pendingFrames = 0
  private static let maximumPendingFrames = 64
  private var isReadHeldBack = false

  private var isClosing = false
  private var isHeard = false
  private var isAskedForLife = false
  private let alarm: Alarm

  /// The sizes of the frames that are sent in pieces and have not gone yet.
  private var largeFrames: [Int] = []
  private static let pieceSize = 256 * 1_024

  init(server: ServerContext, owner: FairScheduler.Owner, lastSeen: Int, eventLoop: any EventLoop) {
    (self.server, self.owner, self.lastSeen) = (server, owner, lastSeen)
    alarm = Alarm(clock: server.configuration.clock, on: eventLoop)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let socket = PageSocket(context.channel)
    self.socket = socket
    watch(context)
    guard server.limits.takeSocket(for: owner.address) else { return close(.tooFast, context) }
    attach(socket)
  }

  /// Passes the socket to the session as soon as it exists.
  private func attach(_ socket: PageSocket) {
    guard server.configuration.store != nil else {
      return server.take(.connecting, for: owner) { [server, owner, lastSeen] in
        let entry = owner.token.flatMap { server.sessions.entries[$0] }
        server.sessions.attach(socket, to: entry, lastSeen: lastSeen)
      }
    }
    Task { @MainActor [server, owner, lastSeen] in
      do {
        let entry = try await server.sessions.find(
          owner.token, from: owner.address, lastSeen: lastSeen)
        server.take(.connecting, for: owner) {
          server.sessions.attach(socket, to: entry, lastSeen: lastSeen)
        }
      } catch {
        socket.close(CloseReason(error))
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    isClosing = true
    alarm.cancel()
    guard let socket else { return }
    server.take(.disconnecting, for: owner) { [server, owner] in
      server.sessions.detach(socket, from: owner.token)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The protocol has a frame for an orderly end. This is a page that is gone.
    if event as? ChannelEvent == .inputClosed { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    isHeard = true
    switch frame.opcode {
    case .connectionClose: finishClosing(frame, context)
    case _ where isClosing: break
    case .text: receive(frame.unmaskedData, context)
    case .ping: write(.pong, frame.unmaskedData, context)
    default: break
    }
  }

  func read(context: ChannelHandlerContext) {
    isReadHeldBack = pendingFrames >= Self.maximumPendingFrames
    if !isReadHeldBack { context.read() }
  }

  // What the session sends. The protocol allows nothing after a close frame.
  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // Asked here and not where the session sends: only on the event loop is the answer up to date.
    if !context.channel.isWritable, isTooFarBehind(context) { cutOff(context) }
    guard !isClosing else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    let frame = unwrapOutboundIn(data)
    server.metrics.noteSent(frame.data.readableBytes)
    guard frame.data.readableBytes > Self.pieceSize else {
      return context.write(data, promise: promise)
    }
    writeInPieces(frame, context)
    promise?.succeed()
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard let reason = event as? CloseReason else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    close(reason, context)
    promise?.succeed()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case let error as FrameGate.Violation: close(error.reason, context)
    case NIOWebSocketError.invalidFrameLength,
      NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      close(.tooBig, context)
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error:
      close(.protocolError, context)
    default: context.close(promise: nil)
    }
  }
}

extension LiveHandler {
  private func receive(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else {
      return close(.notUTF8, context)
    }
    guard let socket else { return }
    pendingFrames += 1
    let arrival = ContinuousClock.now
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    server.take(.frame(text), for: owner) { [server, owner, eventLoop = context.eventLoop] in
      server.sessions.receive(text, for: owner.token, from: socket)
      server.metrics.noteEvent(lasting: arrival.duration(to: .now))
      eventLoop.execute {
        let (handler, context) = bound.value
        handler.finishFrame(context)
      }
    }
  }

  private func finishFrame(_ context: ChannelHandlerContext) {
    pendingFrames -= 1
    if isReadHeldBack { read(context: context) }
  }

  /// Asks a silent page whether it is there, and closes the socket when it was asked before.
  ///
  /// A page that the session keeps waiting is not silent.
  private func watch(_ context: ChannelHandlerContext) {
    alarm.set(after: server.configuration.silenceTimeout) { [self] in
      let isSilent = !isHeard && !isReadHeldBack
      if isSilent && isAskedForLife { return context.close(promise: nil) }
      if isSilent { write(.ping, ByteBuffer(), context) }
      isAskedForLife = isSilent
      isHeard = false
      watch(context)
    }
  }

  /// Sends a large frame as a message of several, and takes it for a sign of life when one has gone.
  private func writeInPieces(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    var (rest, opcode) = (frame.data, frame.opcode)
    largeFrames.append(rest.readableBytes)
    while let piece = rest.readSlice(length: min(rest.readableBytes, Self.pieceSize)) {
      let isLast = rest.readableBytes == 0
      let sent = context.eventLoop.makePromise(of: Void.self)
      sent.futureResult.assumeIsolated().whenSuccess {
        self.isHeard = true
        if isLast { self.largeFrames.removeFirst() }
      }
      let frame = WebSocketFrame(fin: isLast, opcode: opcode, data: piece)
      context.write(wrapOutboundOut(frame), promise: sent)
      if isLast { return }
      opcode = .continuation
    }
  }

  /// Whether more waits for the page than it may be behind, besides the largest frame.
  private func isTooFarBehind(_ context: ChannelHandlerContext) -> Bool {
    let waiting = try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)
    let largest = largeFrames.max() ?? 0
    return (waiting ?? Int.max) - largest > server.configuration.maximumBacklog
  }

  /// Closes the socket of a page that does not read, before what waits for it fills the memory.
  ///
  /// No close frame would reach it. It reconnects and is brought in step.
  private func cutOff(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    server.configuration.logger.warning("Closed a page's socket: it reads too slowly")
    context.close(promise: nil)
  }

  /// Sends the close frame and gives the page two seconds to answer it.
  ///
  /// Closing at once could throw the frame away before the page has read the reason.
  private func close(_ reason: CloseReason, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    if reason.isRefusal {
      server.metrics.noteRefusal()
      server.configuration.logger.warning("Closed a page's socket: \(reason.sentence)")
    }
    write(.connectionClose, ByteBuffer(integer: reason.rawValue), context)
    alarm.set(after: .seconds(2)) { context.close(promise: nil) }
  }

  /// Answers the page's close frame, unless it is itself the answer, and closes the socket.
  private func finishClosing(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    socket?.noteFarewell()
    if !isClosing {
      isClosing = true
      write(.connectionClose, frame.unmaskedData, context)
    }
    context.close(promise: nil)
  }

  private func write(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext
  ) {
    context.writeAndFlush(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
  }
}
