/// The user's preferred weight of text.
///
/// Like SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// Whether a window is the active one.
///
/// Like SwiftUI's `ControlActiveState`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key, active, inactive
}

/// Values that views can read and set, and that hosts ignore.
extension EnvironmentValues {
  /// The minimum height of a list's rows, in points.
  ///
  /// Accepted, without effect.
  @Entry public var defaultMinListRowHeight: CGFloat = 0

  /// The minimum height of a section's header, in points.
  ///
  /// Accepted, without effect.
  @Entry public var defaultMinListHeaderHeight: CGFloat?

  /// The style that `.background` resolves to.
  ///
  /// Accepted, without effect.
  @Entry public var backgroundStyle: AnyShapeStyle?

  /// The user's preferred weight of text.
  @Entry public var legibilityWeight: LegibilityWeight?

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the screen is dimmed; always false.
  public var isLuminanceReduced: Bool { false }

  /// Whether the window is the active one; it always is.
  public var controlActiveState: ControlActiveState { .key }

  /// Whether the user prefers buttons with borders.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether the user prefers inverted colours.
  public var accessibilityInvertColors: Bool { false }

  /// Whether animated images may play automatically.
  public var accessibilityPlayAnimatedImages: Bool { true }
}
