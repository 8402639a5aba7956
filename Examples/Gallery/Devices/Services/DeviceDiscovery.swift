/// Looks for devices in the network.
package protocol DeviceDiscovery: Sendable {
  /// What a search finds, until everything has been looked through.
  ///
  /// Each call begins a search of its own, which ends when nobody reads it any more.
  func search() -> AsyncThrowingStream<DeviceDiscoveryEvent, any Error>
}

/// Something that happens in a search.
package enum DeviceDiscoveryEvent: Hashable, Sendable {
  /// How much of the network has been looked through, from 0 to 1.
  case progress(Double)
  case found(FoundDevice)
}
