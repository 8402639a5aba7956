import MeerkatUI

/// How long a scene waits for a page to come that it has asked for.
@MainActor
final class Patience {
  /// The time before the page is asked for again; nil where the views tell of all that they drop.
  fileprivate(set) var duration = PatienceKey.defaultValue

  /// Whether the user sees the window: in the background, a page may take its time.
  fileprivate(set) var isSeen = true

  nonisolated init() {}
}

/// Follows whether the user sees the scene.
struct WatchingPhase: ViewModifier {
  let patience: Patience
  @Environment(\.scenePhase) private var phase
  @Environment(\.presentationPatience) private var duration

  func body(content: Content) -> some View {
    patience.duration = duration
    return content.onChange(of: phase, initial: true) { patience.isSeen = phase == .active }
  }
}

extension EnvironmentValues {
  /// How long a page may take to come before it is asked for again.
  package var presentationPatience: Duration? {
    get { self[PatienceKey.self] }
    set { self[PatienceKey.self] = newValue }
  }
}

private struct PatienceKey: EnvironmentKey {
  static var defaultValue: Duration? {
    #if canImport(Darwin)
      .seconds(2)
    #else
      nil
    #endif
  }
}
