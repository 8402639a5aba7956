/// Content that goes through phases, of which hosts show the first one.
///
/// Like SwiftUI's `PhaseAnimator`.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Goes through phases again and again.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Goes through phases when a value changes.
  public init<Phases: Sequence>(
    _ phases: Phases, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    phase = phases.first { _ in true }
    self.content = content
  }

  @MainActor @preconcurrency public var body: some View {
    if let phase { content(phase) }
  }
}

extension View {
  /// Lets the view go through phases again and again, of which hosts show the first one.
  ///
  /// Accepted, without effect.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }

  /// Lets the view go through phases when a value changes, of which hosts show the first one.
  ///
  /// Accepted, without effect.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
  }
}
