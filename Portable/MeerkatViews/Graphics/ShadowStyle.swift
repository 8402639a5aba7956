/// A shadow, as a part of a style.
///
/// Like SwiftUI's `ShadowStyle`. Hosts draw the style without it.
public struct ShadowStyle: Hashable, Sendable {
  let name: String

  /// A shadow behind the drawn content; distances are in points.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop") }

  /// A shadow inside the drawn content; distances are in points.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner") }
}

extension ShapeStyle {
  /// Returns the style with a shadow; not drawn by hosts.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Returns the style, blended with the content behind; ignored by hosts.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
