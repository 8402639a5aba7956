import Logging
import NIOConcurrencyHelpers
import NIOCore

/// All open connections, of which there are never more than the system has file descriptors for.
///
/// Without a descriptor, a connection can't even be refused: the port would ask for it again and
/// again. So some are held in reserve. If there is no room, the connection that has waited longest
/// for a request is closed, and no address except a proxy's has more than its share. When the
/// server ends, so do its connections.
///
/// The event loops aren't ended: they belong to the process, and a session that sends to a socket
/// long after its end must find nothing worse than a closed channel.
final class Connections: Sendable {
  fileprivate struct Connection {
    let channel: any Channel
    let address: ClientAddress
    /// When it began to wait for a request, earlier ones first; nil for one that is in use.
    var waitsSince: Int?
  }

  fileprivate struct State {
    var connections: [ObjectIdentifier: Connection] = [:]
    var perAddress: [ClientAddress: Int] = [:]
    var arrivals = 0
    var isEnded = false
  }

  private let state = NIOLockedValueBox(State())
  private let maximum: Int
  private let proxies: TrustedProxies
  private let logger: Logger

  init(maximum: Int, proxies: TrustedProxies, logger: Logger) {
    (self.maximum, self.proxies, self.logger) = (maximum, proxies, logger)
  }

  /// Keeps a connection until it closes; one too many, or after the end, is closed at once.
  func add(_ channel: any Channel) {
    let address = ClientAddress(channel.remoteAddress)
    // A proxy's connections are those of many.
    let share = proxies.contains(address) ? maximum : max(20, maximum / 4)
    let closed = state.withLockedValue { state in
      state.isEnded
        ? channel
        : state.add(channel, from: address.household, maximum: maximum, share: share)
    }
    if closed === channel {
      logger.warning("Refused a connection: there are too many, or too many of an address")
      return channel.close(promise: nil)
    }
    if let closed {
      logger.warning("Closed the connection that waited longest: there are too many")
      closed.close(promise: nil)
    }
    channel.closeFuture.whenComplete { [weak self, channel] _ in self?.remove(channel) }
  }

  /// Notes that a connection has a request to answer, or waits for the next.
  func note(_ channel: any Channel, waits: Bool) {
    state.withLockedValue { state in
      state.arrivals += 1
      state.connections[ObjectIdentifier(channel)]?.waitsSince = waits ? state.arrivals : nil
    }
  }

  /// Closes all connections and waits until they are.
  func endAll() async {
    let channels = state.withLockedValue { state in
      state.isEnded = true
      return state.connections.values.map(\.channel)
    }
    for channel in channels { channel.close(promise: nil) }
    for channel in channels { try? await channel.closeFuture.get() }
  }

  private func remove(_ channel: any Channel) {
    state.withLockedValue { $0.remove(ObjectIdentifier(channel)) }
  }
}

extension Connections.State {
  /// Adds a connection, and returns the one to close for it, which may be itself.
  fileprivate mutating func add(
    _ channel: any Channel, from address: ClientAddress, maximum: Int, share: Int
  ) -> (any Channel)? {
    var leaving: Connections.Connection?
    if perAddress[address, default: 0] >= share {
      leaving = oldestWaiting { $0.address == address }
      guard leaving != nil else { return channel }
    } else if connections.count >= maximum {
      leaving = oldestWaiting { _ in true }
      guard leaving != nil else { return channel }
    }
    if let leaving { remove(ObjectIdentifier(leaving.channel)) }
    arrivals += 1
    perAddress[address, default: 0] += 1
    connections[ObjectIdentifier(channel)] = .init(
      channel: channel, address: address, waitsSince: arrivals)
    return leaving?.channel
  }

  private func oldestWaiting(
    where isCandidate: (Connections.Connection) -> Bool
  ) -> Connections.Connection? {
    connections.values.filter { $0.waitsSince != nil && isCandidate($0) }
      .min { $0.waitsSince ?? 0 < $1.waitsSince ?? 0 }
  }

  fileprivate mutating func remove(_ id: ObjectIdentifier) {
    guard let connection = connections.removeValue(forKey: id) else { return }
    let left = perAddress[connection.address, default: 1] - 1
    perAddress[connection.address] = left > 0 ? left : nil
  }
}
