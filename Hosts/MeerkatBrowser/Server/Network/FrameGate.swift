import NIOCore
import NIOWebSocket

/// Limits the rate of a page's frames, and checks that the protocol allows them.
///
/// Counts every frame, including pings and fragments, before any work is done for it.
final class FrameGate: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  /// The reason why a frame didn't get through and the socket is to be closed.
  struct Violation: Error {
    let reason: CloseReason
  }

  private let elapsed: @Sendable () -> Duration
  private var bucket: TokenBucket
  private let limits: ClientLimits
  private let client: ClientAddress

  init(server: ServerContext, client: ClientAddress) {
    let configuration = server.configuration
    limits = server.limits
    self.client = client
    elapsed = configuration.clock.stopwatch()
    bucket = TokenBucket(limit: configuration.frameRate, at: .zero)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    if let reason = reasonToRefuse(frame) {
      context.fireErrorCaught(Violation(reason: reason))
    } else {
      context.fireChannelRead(data)
    }
  }

  private func reasonToRefuse(_ frame: WebSocketFrame) -> CloseReason? {
    // It may be the answer to our own, and nothing comes after it.
    guard frame.opcode != .connectionClose else { return nil }
    guard bucket.take(at: elapsed()), limits.takeFrame(for: client) else { return .tooFast }
    // Browsers always mask, and no extension was agreed on that would use the reserved bits.
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return .protocolError
    }
    switch frame.opcode {
    case .text, .continuation, .ping, .pong: return nil
    case .binary: return .notText
    default: return .protocolError
    }
  }
}
