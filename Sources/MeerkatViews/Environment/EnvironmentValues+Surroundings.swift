public import Foundation

private enum MinListRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum MinListHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}
private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

/// How heavy a person wants text to be.
///
/// Like SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// Whether a window is the one in which a person works.
///
/// Like SwiftUI's `ControlActiveState`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key, active, inactive
}

/// Values that views can read and set, and that hosts take no notice of.
extension EnvironmentValues {
  /// The least height of a row of a list, in points.
  ///
  /// Accepted, without effect.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The least height of the heading of a section, in points.
  ///
  /// Accepted, without effect.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  /// What the background style stands for.
  ///
  /// Accepted, without effect.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// How heavy a person wants text to be.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the screen is dimmed: never here.
  public var isLuminanceReduced: Bool { false }

  /// Whether the window is the one in which a person works: always here.
  public var controlActiveState: ControlActiveState { .key }

  /// Whether a person wants buttons to have borders.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether a person works with switches.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether a person wants colours inverted.
  public var accessibilityInvertColors: Bool { false }

  /// Whether pictures that move may begin by themselves.
  public var accessibilityPlayAnimatedImages: Bool { true }
}
