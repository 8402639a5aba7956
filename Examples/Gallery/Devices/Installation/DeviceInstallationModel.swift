package import Foundation

/// What is known while a device is being installed: the device that was found, and its token.
///
/// There is never a token without the device that gave it.
package struct DeviceInstallationModel: Hashable, Sendable {
  package private(set) var found: FoundDevice?
  package private(set) var token: DeviceToken?
  private var date: Date?

  package init() {}

  /// The user has chosen a device; what was known about another one is forgotten.
  package mutating func choose(_ device: FoundDevice) {
    guard device != found else { return }
    found = device
    token = nil
    date = nil
  }

  /// A device has given out a token.
  ///
  /// - Returns: Whether it is the device that is being installed; nothing changes otherwise.
  package mutating func accept(
    _ token: DeviceToken, of device: FoundDevice, at date: Date
  ) -> Bool {
    guard device == found else { return false }
    self.token = token
    self.date = date
    return true
  }

  /// The device as it is installed; nil before it has given out a token.
  package var installed: Device? {
    guard let found, let token, let date else { return nil }
    return Device(found, token: token, installed: date)
  }
}
