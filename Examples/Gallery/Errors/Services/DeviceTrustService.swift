import Foundation

/// Whether the system of the device is as its maker left it.
package enum DeviceTrust: Equatable, Sendable {
  case trusted, jailbroken
}

/// Knows whether the device can be trusted.
package protocol DeviceTrustService: Sendable {
  func trust() async -> DeviceTrust
}

/// Looks for files that are only there on a device that was broken into.
package struct FileDeviceTrust: DeviceTrustService {
  private let signs: [String]

  package init(
    signs: [String] = [
      "/Applications/Cydia.app", "/Applications/Sileo.app", "/private/var/lib/apt",
    ]
  ) {
    self.signs = signs
  }

  package func trust() async -> DeviceTrust {
    signs.contains { FileManager.default.fileExists(atPath: $0) } ? .jailbroken : .trusted
  }
}
