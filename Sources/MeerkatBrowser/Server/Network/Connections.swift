import NIOConcurrencyHelpers
import NIOCore

/// All open connections, so that the end of the server can end them.
///
/// The event loops are not ended: they are the process's own, and a session that sends to a socket
/// long after its end must find nothing worse than a closed channel.
final class Connections: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var isEnded = false
  }

  private let state = NIOLockedValueBox(State())

  /// Keeps a connection until it closes; one that comes after the end is closed.
  func add(_ channel: any Channel) {
    let isEnded = state.withLockedValue { state in
      state.channels[ObjectIdentifier(channel)] = channel
      return state.isEnded
    }
    channel.closeFuture.whenComplete { [weak self, channel] _ in self?.remove(channel) }
    if isEnded { channel.close(promise: nil) }
  }

  /// Closes all connections and waits until they are.
  func endAll() async {
    let channels = state.withLockedValue { state in
      state.isEnded = true
      return Array(state.channels.values)
    }
    for channel in channels { channel.close(promise: nil) }
    for channel in channels { try? await channel.closeFuture.get() }
  }

  private func remove(_ channel: any Channel) {
    state.withLockedValue { $0.channels[ObjectIdentifier(channel)] = nil }
  }
}
