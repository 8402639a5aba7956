/// A rectangle with different corner radii.
///
/// Like SwiftUI's `UnevenRoundedRectangle`.
nonisolated public struct UnevenRoundedRectangle: StandardShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  var distance: CGFloat = 0
  var kind: ShapeKind { .unevenRectangle(cornerRadii) }

  /// Creates a rectangle from corner radii in points.
  @Memberwise
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)

  /// Creates a rectangle from corner radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(
        in: rect.insetBy(dx: distance, dy: distance), cornerRadii: cornerRadii.inset(by: distance))
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corner radii in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corner radii in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
