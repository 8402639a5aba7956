package import Foundation

/// Where installed devices are kept.
package protocol DeviceStore: DeviceSource {
  /// What is kept now, and again after every change, until nobody reads it any more.
  func contents() -> AsyncThrowingStream<StoredDevices, any Error>

  /// Keeps devices, all or none; one with the same id is replaced.
  func save(_ devices: [Device]) async throws

  /// Forgets the devices that were added to try the list out.
  func removeDemoDevices() async throws

  /// The user knows that a damaged file was set aside.
  func didReadReport() async
}

/// What a store keeps.
package struct StoredDevices: Equatable, Sendable {
  /// The devices by name.
  package var devices: [Device]
  /// Where the damaged file is whose place a new one took; nil where there was none.
  package var setAside: URL?

  package init(devices: [Device], setAside: URL? = nil) {
    self.devices = devices
    self.setAside = setAside
  }
}
