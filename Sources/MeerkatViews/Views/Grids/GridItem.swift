public import Foundation

/// A column of a grid that grows downwards, or a row of one that grows to the side.
///
/// Like SwiftUI's `GridItem`.
public struct GridItem: Sendable, Equatable {
  /// How large a column or row is, in points.
  public enum Size: Sendable, Equatable {
    /// One of a size.
    case fixed(CGFloat)
    /// One that takes its part of what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: Size
  /// The distance to the next one, in points; nil for the host's usual one.
  public var spacing: CGFloat?
  /// Where the views stand in it; nil for the middle.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
