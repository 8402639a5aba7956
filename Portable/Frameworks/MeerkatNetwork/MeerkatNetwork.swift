@_exported public import Foundation
import Synchronization

/// The machine's way to the network, which is always open.
///
/// Like Network's `NWPath`.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

  public let status = Status.satisfied
  public let isExpensive = false
  public let isConstrained = false
  public let supportsDNS = true
  public let supportsIPv4 = true
  public let supportsIPv6 = true

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    type == .wiredEthernet
  }
}

/// A way out of the machine.
///
/// Like Network's `NWInterface`.
public struct NWInterface: Sendable {
  /// The kind of a way.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// Watches the way to the network, which doesn't change.
///
/// Like Network's `NWPathMonitor`.
public final class NWPathMonitor: Sendable {
  private let handler = Mutex<(@Sendable (NWPath) -> Void)?>(nil)

  /// Called once, on the queue that the monitor starts on.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { handler.withLock(\.self) }
    set { handler.withLock { $0 = newValue } }
  }
  public var currentPath: NWPath { NWPath() }

  /// Creates a monitor.
  public init() {}

  /// Creates a monitor for one kind of way.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public func start(queue: DispatchQueue) { queue.async { [self] in pathUpdateHandler?(NWPath()) } }

  public func cancel() { pathUpdateHandler = nil }
}
