/// How a rounded corner is curved.
///
/// Like SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The corner radii of a rectangle, in points.
///
/// Like SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Creates radii for four corners, in points.
  @Memberwise
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  )

  /// Returns the radii of a rectangle that is smaller at all sides, in points.
  func inset(by distance: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - distance), bottomLeading: max(0, bottomLeading - distance),
      bottomTrailing: max(0, bottomTrailing - distance),
      topTrailing: max(0, topTrailing - distance))
  }
}
