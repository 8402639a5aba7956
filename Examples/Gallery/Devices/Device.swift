package import Foundation

/// A lock that has been installed.
package struct Device: Codable, Hashable, Identifiable, Sendable {
  /// What the lock last said about itself.
  package enum State: String, Codable, Sendable, CaseIterable {
    case locked, unlocked, unknown
  }

  package let id: String
  package var name: String
  package var model: String
  package var address: String
  package var token: DeviceToken
  package var installed: Date
  package var state = State.unknown
  /// How full the battery is, from 0 to 100; nil where the lock has not said so.
  package var battery: Int?
  package var isDemo = false

  package init(_ found: FoundDevice, token: DeviceToken, installed: Date) {
    id = found.id
    name = found.name
    model = found.model
    address = found.address
    state = found.state
    battery = found.battery
    self.token = token
    self.installed = installed
  }
}
