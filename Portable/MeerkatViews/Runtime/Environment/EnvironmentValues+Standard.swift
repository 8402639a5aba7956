public import Foundation

/// Makes a key out of a name and a default value, for the values of this module.
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
private enum NavigationViewStackKey: EnvironmentKey { static let defaultValue = false }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

/// The light or dark appearance.
///
/// Like SwiftUI's `ColorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// The reading direction.
///
/// Like SwiftUI's `LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// A class of available space.
///
/// Like SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Whether the scene is visible and active.
///
/// Like SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The light or dark appearance.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The reading direction.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The reader's language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The reader's calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The reader's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The class of available horizontal space.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The class of available vertical space.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the scene is visible and active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether a `NavigationView` of several views shows the first alone.
  var isNavigationViewStack: Bool {
    get { self[NavigationViewStackKey.self] }
    set { self[NavigationViewStackKey.self] = newValue }
  }
}

private enum AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether the user prefers less motion; always true on hosts without motion.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the user prefers less translucency.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the user prefers not to rely on colours alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether a screen reader is on; unknown to hosts.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether any assistive technology is on; unknown to hosts, but an app may set it.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}
