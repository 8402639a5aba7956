import MeerkatIsolation
import MeerkatUI
import Observation

/// What a host shows of one step: its screen, made when it is needed and kept until what it shows
/// has changed.
@MainActor
@Observable
final class Page {
  @ObservationIgnored let step: StepNode

  /// What the closures of the screen do for the flows in it.
  @ObservationIgnored private(set) var actions = ScreenActions()

  @ObservationIgnored private var screen: AnyView?

  /// Whether another page of the same stack covers this one.
  var isCovered = false

  /// Counts how often what the screen shows has changed.
  private var revision = 0

  @ObservationIgnored private weak var scene: SceneModel?

  init(_ step: StepNode, in scene: SceneModel) {
    self.step = step
    self.scene = scene
    step.page = self
  }

  /// Whether there is a screen that shows what is now.
  var isMade: Bool { screen != nil }

  /// The screen of the step; of one that has ended, as it was last.
  var view: AnyView {
    _ = revision
    make()
    return screen ?? AnyView(EmptyView())
  }

  /// Makes the screen, unless there is one that shows what is now.
  func make() {
    guard screen == nil, !step.hasEnded, let navigator = step.flow?.navigator else { return }
    let build = ScreenBuild(known: step.content)
    screen = withObservationTracking {
      build.run(of: step) { navigator.makeScreen(of: step) }
    } onChange: { [weak self] in
      MainActor.perform { self?.invalidate() }
    }
    actions = build.actions
    if screen != nil, step.adopt(build.content) { step.flow?.treeDidChange() }
  }

  /// Has the screen made again when it is needed.
  private func invalidate() {
    guard !step.hasEnded else { return }
    screen = nil
    revision += 1
  }

  /// Shows what it showed last, for a host that is still closing it, and keeps no flow.
  func stepDidEnd() {
    actions = ScreenActions()
    scene?.forget(step)
  }
}
