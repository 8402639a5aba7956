/// A rectangle whose short sides are semicircles.
///
/// Like SwiftUI's `Capsule`.
nonisolated public struct Capsule: StandardShape {
  public var style: RoundedCornerStyle
  var distance: CGFloat = 0
  var kind: ShapeKind { .capsule }

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: distance, dy: distance)
    let radius = min(inner.width, inner.height) / 2
    return Path(roundedRect: inner, cornerSize: CGSize(width: radius, height: radius))
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are semicircles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose short sides are semicircles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
