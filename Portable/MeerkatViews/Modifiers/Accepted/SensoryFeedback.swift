/// Haptic or audio feedback.
///
/// Like SwiftUI's `SensoryFeedback`. Hosts play no feedback.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let increase = SensoryFeedback(name: "increase")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let selection = SensoryFeedback(name: "selection")
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let impact = SensoryFeedback(name: "impact")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// The weight of an impact.
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// The hardness of an impact.
  public struct Flexibility: Hashable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
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
