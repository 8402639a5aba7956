import Logging
import NIOConcurrencyHelpers
import NIOCore

/// All open connections, so that the end of the server can end them, and that there are never more
/// than the system has file descriptors for.
///
/// Without a descriptor a connection can't even be refused: the port would ask for it again and
/// again. So some are kept back.
///
/// The event loops are not ended: they are the process's own, and a session that sends to a socket
/// long after its end must find nothing worse than a closed channel.
final class Connections: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var isEnded = false
    /// How many were closed at once since there was last room for one.
    var refused = 0
  }

  private let state = NIOLockedValueBox(State())
  private let maximum: Int
  private let logger: Logger

  init(maximum: Int, logger: Logger) {
    self.maximum = maximum
    self.logger = logger
  }

  /// Keeps a connection until it closes; one too many, or after the end, is closed at once.
  func add(_ channel: any Channel) {
    let (isRefused, line) = state.withLockedValue { state -> (Bool, Logger.Message?) in
      if state.isEnded { return (true, nil) }
      guard state.channels.count < maximum else {
        state.refused += 1
        let line: Logger.Message = "Refused a connection: there are \(maximum) already"
        return (true, state.refused == 1 ? line : nil)
      }
      state.channels[ObjectIdentifier(channel)] = channel
      defer { state.refused = 0 }
      return (false, state.refused > 1 ? "Refused \(state.refused) connections in a row" : nil)
    }
    if let line { logger.warning(line) }
    if isRefused { return channel.close(promise: nil) }
    channel.closeFuture.whenComplete { [weak self, channel] _ in self?.remove(channel) }
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
