import NIOCore
import NIOWebSocket
import Synchronization

/// A session's handle to the page's socket, usable from any thread without waiting.
struct PageSocket: Sendable, Equatable {
  private let channel: any Channel
  private let farewell = Farewell()

  init(_ channel: any Channel) { self.channel = channel }

  /// Whether the page is still there, as far as the server knows.
  var isOpen: Bool { channel.isActive && !farewell.isSaid.load(ordering: .acquiring) }

  /// Notes that the page has said that it goes: its socket may be open for a moment more.
  func noteFarewell() { farewell.isSaid.store(true, ordering: .releasing) }

  private final class Farewell: Sendable {
    let isSaid = Atomic(false)
  }

  /// Sends a text frame.
  func send(_ text: String) {
    channel.writeAndFlush(
      WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)), promise: nil)
  }

  /// Sends a close frame, after what was sent before, and closes the socket.
  func close(_ reason: CloseReason) { channel.triggerUserOutboundEvent(reason, promise: nil) }

  static func == (left: PageSocket, right: PageSocket) -> Bool { left.channel === right.channel }
}
