/// The limits of what is read of a link before it is refused.
///
/// A link can come from anywhere, so its cost is limited before it is read.
public struct LinkLimits: Hashable, Sendable {
  /// The greatest length, in bytes of UTF-8.
  public var maxBytes: Int

  /// The greatest number of segments in the path.
  public var maxSegments: Int

  /// The greatest number of values in the query.
  public var maxQueries: Int

  /// The greatest number of places below a single one, if places name their parents.
  static let maxParents = 100

  /// Creates limits, with defaults for those that are not given.
  public init(maxBytes: Int = 65_536, maxSegments: Int = 1_000, maxQueries: Int = 1_000) {
    self.maxBytes = maxBytes
    self.maxSegments = maxSegments
    self.maxQueries = maxQueries
  }
}
