import MeerkatIsolation
import MeerkatUI
import Observation

/// What a host shows of one step: its screen, which is made when needed and kept until something it
/// shows has changed.
@MainActor
@Observable
final class Page {
  @ObservationIgnored let step: StepNode

  /// The closures of the screen that belong to the flows in it.
  @ObservationIgnored private(set) var actions = ScreenActions()

  @ObservationIgnored private var screen: AnyView?

  /// Whether another page of the same stack covers this one.
  var isCovered = false

  /// Counts the changes of what the screen shows.
  private var revision = 0

  @ObservationIgnored private weak var scene: SceneModel?

  init(_ step: StepNode, in scene: SceneModel) {
    self.step = step
    self.scene = scene
    step.page = self
  }

  /// Whether there is a screen that is up to date.
  var isMade: Bool { screen != nil }

  /// The screen of the step, or the last one if the step has ended.
  var view: AnyView {
    _ = revision
    make()
    return screen ?? AnyView(EmptyView())
  }

  /// Makes the screen unless it is up to date.
  func make() {
    guard screen == nil, !step.hasEnded, let navigator = step.flow?.navigator else { return }
    let build = ScreenBuild(known: step.content)
    screen = withObservationTracking {
      build.run(of: step) { navigator.makeScreen(for: step.destination) }
    } onChange: { [weak self] in
      MainActor.perform { self?.invalidate() }
    }
    actions = build.actions
    if screen != nil, step.adopt(build.content) { step.flow?.treeDidChange() }
  }

  /// Discards the screen, to be made again when needed.
  private func invalidate() {
    guard !step.hasEnded else { return }
    screen = nil
    revision += 1
  }

  /// Keeps the last screen for a host that is still closing it, but no flow.
  func stepDidEnd() {
    actions = ScreenActions()
    scene?.forget(step)
  }
}
