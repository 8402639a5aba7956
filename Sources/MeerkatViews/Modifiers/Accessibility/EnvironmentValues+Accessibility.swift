private enum AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether a person wants less motion: what the browser says, and always where nothing moves.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether a person wants less translucency.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether a person needs more than colours to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether a screen reader is on, which hosts do not know.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether any help is on, which hosts do not know: an app may say so.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}
