import Logging
import NIOCore
import NIOWebSocket

/// Carries frames between a page's socket and its session.
///
/// Everything for the session goes to the main actor as a task of its own; tasks for one actor
/// start in the order in which they were made, so the session sees connection, frames and
/// disconnection in the order of the socket.
final class LiveHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let house: House
  private let token: SessionToken?
  private let lastSeen: Int
  private var link: Link?

  /// Frames that the session has not taken yet; above the limit no more are read.
  private var pendingFrames = 0
  private static let maximumPendingFrames = 64
  private var isReadHeldBack = false

  private var isClosing = false
  private var isHeard = false
  private var isAskedForLife = false
  private let alarm: Alarm

  init(house: House, token: SessionToken?, lastSeen: Int, eventLoop: any EventLoop) {
    self.house = house
    self.token = token
    self.lastSeen = lastSeen
    alarm = Alarm(clock: house.configuration.clock, on: eventLoop)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let link = Link(context.channel)
    self.link = link
    Task { @MainActor [house, token, lastSeen] in
      await house.sessions.attach(link, to: token, lastSeen: lastSeen)
    }
    watch(context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    isClosing = true
    alarm.cancel()
    guard let link else { return }
    Task { @MainActor [house, token] in house.sessions.detach(link, from: token) }
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
    if !context.channel.isWritable { cutOff(context) }
    guard !isClosing else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    house.metrics.noteSent(unwrapOutboundIn(data).data.readableBytes)
    context.write(data, promise: promise)
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
      return close(.notText, context)
    }
    guard let link else { return }
    pendingFrames += 1
    let arrival = ContinuousClock.now
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    Task { @MainActor [house, token, eventLoop = context.eventLoop] in
      house.sessions.receive(text, for: token, from: link)
      house.metrics.noteEvent(lasting: arrival.duration(to: .now))
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
    alarm.set(after: house.configuration.silenceTimeout) { [self] in
      let isSilent = !isHeard && !isReadHeldBack
      if isSilent && isAskedForLife { return context.close(promise: nil) }
      if isSilent { write(.ping, ByteBuffer(), context) }
      isAskedForLife = isSilent
      isHeard = false
      watch(context)
    }
  }

  /// Closes the socket of a page that does not read, before what waits for it fills the memory.
  ///
  /// No close frame would reach it. It reconnects and is brought in step.
  private func cutOff(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    house.configuration.logger.warning("Closed a page's socket: it reads too slowly")
    context.close(promise: nil)
  }

  /// Sends the close frame and gives the page two seconds to answer it.
  ///
  /// Closing at once could throw the frame away before the page has read the reason.
  private func close(_ reason: CloseReason, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    if reason.isRefusal {
      house.metrics.noteRefusal()
      house.configuration.logger.warning("Closed a page's socket: \(reason.sentence)")
    }
    write(.connectionClose, ByteBuffer(integer: reason.rawValue), context)
    alarm.set(after: .seconds(2)) { context.close(promise: nil) }
  }

  /// Answers the page's close frame, unless it is itself the answer, and closes the socket.
  private func finishClosing(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
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
