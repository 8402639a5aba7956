/// What a device hands out to somebody who knows its password.
package struct DeviceToken: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension DeviceToken: CustomStringConvertible, CustomDebugStringConvertible {
  // Neither a log nor a failed test shows the secret.
  package var description: String { "DeviceToken(…)" }
  package var debugDescription: String { description }
}
