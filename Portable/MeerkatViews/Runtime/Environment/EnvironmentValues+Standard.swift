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

/// The contrast between foreground and background.
///
/// Like SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// Whether the scene is visible and active.
///
/// Like SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  /// Whether controls are enabled.
  @Entry public var isEnabled = true

  /// The light or dark appearance.
  @Entry public var colorScheme = ColorScheme.light

  /// The contrast that the user wants; unknown to hosts.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The reading direction.
  @Entry public var layoutDirection = LayoutDirection.leftToRight

  /// The reader's language and region.
  @Entry public var locale = Locale(identifier: "en_US")

  /// The reader's calendar.
  @Entry public var calendar = Calendar(identifier: .gregorian)

  /// The reader's time zone.
  @Entry public var timeZone = TimeZone.current

  /// The class of available horizontal space.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

  /// The class of available vertical space.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// Whether the scene is visible and active.
  @Entry public var scenePhase = ScenePhase.active

  /// The number of pixels in a point.
  @Entry public var displayScale: CGFloat = 1

  /// Whether a `NavigationView` of several views shows the first alone.
  @Entry var isNavigationViewStack = false

  /// Whether the user prefers less motion; always true on hosts without motion.
  @Entry public internal(set) var accessibilityReduceMotion = true

  /// Whether the user prefers less translucency.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the user prefers not to rely on colours alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether a screen reader is on; unknown to hosts.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether any assistive technology is on; unknown to hosts, but an app may set it.
  @Entry public var accessibilityEnabled = false
}
