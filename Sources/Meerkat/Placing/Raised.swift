import MeerkatJourney

/// A flow that was put above a step and is no destination of its parent.
@MainActor
final class Raised {
  let flow: any Flow
  let style: Style

  /// The step that it lies on.
  let step: AnyHashable

  /// What the flow finished with, where it has.
  var outcome: Any?

  /// Told once that the flow has finished with an outcome, or nil when it was left.
  private var didEnd: ((Any?) -> Void)?

  init(_ flow: any Flow, style: Style, on step: AnyHashable, didEnd: @escaping (Any?) -> Void) {
    self.flow = flow
    self.style = style
    self.step = step
    self.didEnd = didEnd
  }

  func end() {
    let end = didEnd
    didEnd = nil
    end?(outcome)
  }
}
