/// A kind of glass.
///
/// Like SwiftUI's `Glass`.
///
/// Works in the browser only.
public struct Glass: Hashable, Sendable {
  let isClear: Bool
  let isSeen: Bool
  var tint: Color?
  public static let regular = Glass(isClear: false, isSeen: true)
  public static let clear = Glass(isClear: true, isSeen: true)
  public static let identity = Glass(isClear: true, isSeen: false)

  /// Tints the glass.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Lets the glass react to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The style that hosts draw.
  var style: AnyShapeStyle {
    if !isSeen { return AnyShapeStyle(Color.clear) }
    if let tint { return AnyShapeStyle(tint) }
    return AnyShapeStyle(isClear ? Material.ultraThin : Material.regular)
  }
}

/// The default shape of glass.
///
/// Like SwiftUI's `DefaultGlassEffectShape`.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public var outline: Outline { Capsule().outline }
}

/// The transition of glass.
///
/// Like SwiftUI's `GlassEffectTransition`.
public enum GlassEffectTransition: Hashable, Sendable {
  case identity, matchedGeometry, materialize
}

extension View {
  /// Shows the view on glass, drawn as a material.
  ///
  /// Works in the browser only.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background(glass.style, in: shape)
  }

  /// Shows the view on a glass background, as on visionOS.
  nonisolated public func glassBackgroundEffect() -> some View { glassEffect() }

  /// Sets the identity of the view's glass.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { accepted() }

  /// Joins the glass of views with the same identity.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { accepted() }

  /// Sets the transition of the view's glass.
  nonisolated public func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { accepted() }

  /// Extends the view below bars.
  nonisolated public func backgroundExtensionEffect() -> some View { accepted() }
}

/// Views whose glass flows together.
///
/// Like SwiftUI's `GlassEffectContainer`.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container that merges the glass of views within a distance, in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor @preconcurrency public var body: some View { content }
}
