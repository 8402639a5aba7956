/// Content that cycles through phases.
///
/// Like SwiftUI's `PhaseAnimator`. The browser shows one phase after the other, unless the user
/// prefers less motion; all other hosts show the first one.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: Trigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  @State private var index = 0
  @State private var runs = 0
  @Environment(\.accessibilityReduceMotion) private var isStill

  /// Creates content that cycles through phases continuously.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates content that goes through phases when a value changes.
  public init<Phases: Sequence>(
    _ phases: Phases, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.trigger = Trigger(value: trigger)
    self.content = content
    self.animation = animation
  }

  @MainActor @preconcurrency public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onChange(of: trigger) { runs += 1 }
        .task(id: Run(number: runs, isStill: isStill)) { await run() }
    }
  }

  /// Shows the phases in turn: by the clock, as long as each animation takes.
  @MainActor private func run() async {
    guard phases.count > 1, trigger == nil || runs > 0 else { return }
    guard let host = AppHost.current, host.moves, !isStill else { return index = 0 }
    repeat {
      let next = (index + 1) % phases.count
      let animation = animation(phases[next])
      withAnimation(animation) { index = next }
      // What takes no time or never ends is shown for a moment, so that phases don't race.
      let time = animation?.totalTime ?? 0
      let pause = time.isFinite ? max(0.05, time) : 1
      guard (try? await Task.sleep(for: .seconds(pause))) != nil else { return }
    } while trigger == nil || index != 0
  }
}

/// The trigger that restarts the phases.
private struct Run: Equatable {
  let number: Int
  let isStill: Bool
}

/// A type-erased value.
private struct Trigger: Equatable {
  let value: any Equatable

  static func == (left: Trigger, right: Trigger) -> Bool {
    func isSame<V: Equatable>(_ value: V) -> Bool { (right.value as? V) == value }
    return isSame(left.value)
  }
}

extension View {
  /// Cycles the view through phases continuously.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }

  /// Takes the view through phases when a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
  }
}
