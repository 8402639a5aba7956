import MeerkatUI
import Observation

/// The page of one step: its screen, made on demand and kept until its content changes.
///
/// All hosts that show the step share the page, and only they keep it: its closures belong to the
/// flow.
@MainActor
@Observable
final class Page {
  @ObservationIgnored let step: StepNode

  /// The closures of the screen that belong to the flows in it.
  @ObservationIgnored private(set) var actions = ScreenActions()

  @ObservationIgnored private var screen: AnyView?

  /// Whether the screen is up to date, or is being made.
  @ObservationIgnored private var isMade = false

  /// Whether another page of the same stack covers this one.
  var isCovered = false

  /// Counts the changes of what the screen shows.
  private var revision = 0

  init(_ step: StepNode) {
    self.step = step
    step.page = self
  }

  /// The screen of the step, or the last one if the step has ended.
  var view: AnyView {
    _ = revision
    make()
    return screen ?? AnyView(EmptyView())
  }

  /// Makes the screen unless it is up to date.
  func make() {
    guard !isMade, !step.hasEnded, let flow = step.flow else {
      return
    }
    isMade = true
    let build = ScreenBuild(known: step.content)
    screen = build.run(of: step, in: flow.tree, didChange: { [weak self] in self?.invalidate() }) {
      step.makeScreen()
    }
    actions = build.actions
    guard screen != nil else { return isMade = false }
    step.adopt(build.content)
  }

  /// Makes the screen out of date, so that it is made again when needed.
  func invalidate() {
    // A screen that reads the tree hears of this itself.
    guard isMade, !step.hasEnded else { return }
    isMade = false
    revision += 1
    step.screenWillChange()
  }

  /// Keeps the last screen for a host that is still closing it, but no flow.
  func stepDidEnd() { actions = ScreenActions() }
}

extension View {
  /// Records which pages of a stack are covered.
  func coveringPages(of layer: SceneLayer) -> some View {
    onChange(of: layer.top, initial: true) { before, top in
      before.step.page?.isCovered = true
      top.step.page?.isCovered = false
    }
  }

  /// Ignores taps while a push covers the view: until it is shown, a second tap would still arrive.
  func inert(when isCovered: @autoclosure @escaping () -> Bool) -> some View {
    #if canImport(Darwin)
      modifier(Inert(isCovered: isCovered))
    #else
      // The hosts send no events to a page that is covered.
      self
    #endif
  }
}

#if canImport(Darwin)
  /// Observes what covers a view, so that the view itself isn't updated then.
  private struct Inert: ViewModifier {
    let isCovered: () -> Bool

    func body(content: Content) -> some View { content.allowsHitTesting(!isCovered()) }
  }
#endif
