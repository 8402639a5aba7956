/// Haptic or audio feedback.
///
/// Like SwiftUI's `SensoryFeedback`. Hosts play no feedback.
public enum SensoryFeedback: Hashable, Sendable {
  case start, stop, alignment, decrease, increase, levelChange, selection, success, warning, error,
    impact, pathComplete

  /// The weight of an impact.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// The hardness of an impact.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  /// Returns the feedback of an impact with a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Returns the feedback of an impact with a hardness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Plays feedback when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { accepted() }

  /// Plays feedback when a value changes and a condition holds.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { accepted() }

  /// Plays the feedback that a closure returns when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { accepted() }

  /// Plays the feedback that a closure returns when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { accepted() }
}
