private enum AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether the person prefers less motion; always true on hosts without motion.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the person prefers less translucency.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the person prefers not to rely on colours alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether a screen reader is on; unknown to hosts.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether any assistive technology is on; unknown to hosts, but an app may set it.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}
