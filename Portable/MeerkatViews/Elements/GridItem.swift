/// A column of a vertical grid, or a row of a horizontal one.
///
/// Like SwiftUI's `GridItem`.
public struct GridItem: Sendable, Equatable {
  /// The size of a column or row, in points.
  public enum Size: Sendable, Equatable {
    /// One item with a fixed size.
    case fixed(CGFloat)
    /// One item that shares the remaining space.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The distance to the next item, in points; nil for the host's default.
  public var spacing: CGFloat?
  /// The alignment of the views in the item; nil for the centre.
  public var alignment: Alignment?

  /// Creates a column or a row.
  @Memberwise
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  )
}
