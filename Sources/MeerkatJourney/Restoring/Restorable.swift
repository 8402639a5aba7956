/// A destination whose journeys can be saved under a name and read back in later versions.
public protocol Restorable: Codable, Hashable {
  /// The name and version of its archives, and the ways from older versions.
  static var restoration: Restoration<Self> { get }
}
