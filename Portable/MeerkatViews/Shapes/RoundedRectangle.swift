/// A rectangle with rounded corners.
///
/// Like SwiftUI's `RoundedRectangle`.
nonisolated public struct RoundedRectangle: StandardShape {
  /// The radii of a corner, in points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  var distance: CGFloat = 0
  var kind: ShapeKind { .roundedRectangle(cornerSize.width, cornerSize.height) }

  /// Creates a rounded rectangle from a corner size, in points.
  @Memberwise
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)

  /// Creates a rounded rectangle from a corner radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(0, cornerSize.width - distance), height: max(0, cornerSize.height - distance))
    return Path(roundedRect: rect.insetBy(dx: distance, dy: distance), cornerSize: size)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rounded rectangle with a corner size, in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rounded rectangle with a corner radius, in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
