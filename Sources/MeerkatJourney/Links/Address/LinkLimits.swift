/// The limits above which a link is refused.
///
/// A link can come from anywhere, so its cost is limited before it is read.
public struct LinkLimits: Hashable, Sendable {
  /// The maximum length, in bytes of UTF-8.
  public var maxBytes: Int

  /// The maximum number of segments in the path.
  public var maxSegments: Int

  /// The maximum number of values in the query.
  public var maxQueries: Int

  /// The greatest number of places below a single one, if places name their parents.
  static let maxParents = 100

  /// Creates limits.
  public init(maxBytes: Int = 65_536, maxSegments: Int = 256, maxQueries: Int = 256) {
    (self.maxBytes, self.maxSegments, self.maxQueries) = (maxBytes, maxSegments, maxQueries)
  }
}
