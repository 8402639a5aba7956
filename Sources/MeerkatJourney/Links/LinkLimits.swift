/// How much of a link is read before it is refused.
///
/// A link comes from anywhere, so what it may cost is bounded before it is looked at.
public struct LinkLimits: Hashable, Sendable {
  /// The greatest length, in bytes of UTF-8.
  public var bytes: Int

  /// The greatest number of segments in the path.
  public var segments: Int

  /// The greatest number of values in the query.
  public var queries: Int

  /// Creates limits; those that are not given are the usual ones.
  public init(bytes: Int = 65_536, segments: Int = 1_000, queries: Int = 1_000) {
    self.bytes = bytes
    self.segments = segments
    self.queries = queries
  }
}
