/// How much of a link is read before it is refused.
///
/// A link comes from anywhere, so what it may cost is bounded before it is looked at.
public struct LinkLimits: Hashable, Sendable {
  /// The greatest length, in bytes of UTF-8.
  public var maxBytes: Int

  /// The greatest number of segments in the path.
  public var maxSegments: Int

  /// The greatest number of values in the query.
  public var maxQueries: Int

  /// How many places a link may find below a single one, where places name their parents.
  static let maxParents = 100

  /// Creates limits; those that are not given are the usual ones.
  public init(maxBytes: Int = 65_536, maxSegments: Int = 1_000, maxQueries: Int = 1_000) {
    self.maxBytes = maxBytes
    self.maxSegments = maxSegments
    self.maxQueries = maxQueries
  }
}
