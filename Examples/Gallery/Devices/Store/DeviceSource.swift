/// Knows devices by their id.
package protocol DeviceSource: Sendable {
  /// The device, or nil where there is none of this id.
  func device(_ id: Device.ID) async throws -> Device?
}

/// A source of a single device, which need not be kept anywhere.
package struct KnownDevice: DeviceSource {
  private let device: Device?

  package init(_ device: Device?) {
    self.device = device
  }

  package func device(_ id: Device.ID) -> Device? {
    device?.id == id ? device : nil
  }
}
