package import Foundation

/// What the room needs from outside.
package struct DevicesServices: Sendable {
  package var store: any DeviceStore
  /// Knows of installed devices for as long as the user is there.
  package let keeper = DeviceKeeper()
  package var discovery: any DeviceDiscovery
  package var authentication: any DeviceAuthentication
  /// Where a user finds the password; nil where there is nothing to say.
  package var passwordHint: String?
  package var clock: any Clock<Duration>
  package var now: @Sendable () -> Date

  package init(
    store: any DeviceStore, discovery: any DeviceDiscovery,
    authentication: any DeviceAuthentication, passwordHint: String? = nil,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = Date.init
  ) {
    self.store = store
    self.discovery = discovery
    self.authentication = authentication
    self.passwordHint = passwordHint
    self.clock = clock
    self.now = now
  }

  /// The services of the Gallery's server.
  package init(store: any DeviceStore, http: HTTPService) {
    self.init(
      store: store, discovery: HTTPDeviceDiscovery(http: http),
      authentication: HTTPDeviceAuthentication(http: http),
      passwordHint: "The locks of the Gallery all have the password “\(DemoNetwork.password)”.")
  }
}
