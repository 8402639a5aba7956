import NIOCore
import NIOWebSocket

/// The page's socket, as the sessions hold it: from any thread, without waiting.
struct Link: Sendable, Equatable {
  private let channel: any Channel

  init(_ channel: any Channel) {
    self.channel = channel
  }

  /// Sends a text frame.
  ///
  /// A page that does not read is cut off before it fills the memory; it reconnects and is brought
  /// in step.
  func send(_ text: String) {
    guard channel.isWritable else { return channel.close(promise: nil) }
    channel.writeAndFlush(
      WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)), promise: nil)
  }

  /// Sends a close frame, after what was sent before, and closes the socket.
  func close(_ reason: CloseReason) {
    channel.triggerUserOutboundEvent(reason, promise: nil)
  }

  static func == (left: Link, right: Link) -> Bool { left.channel === right.channel }
}
