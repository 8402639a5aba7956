import MeerkatJourney
import MeerkatUI

/// What the user would see of a flow and the flows in it, and do there, without a host.
@MainActor
package struct ShownStep {
  private let step: StepNode

  /// What is on top of a flow.
  package init(of flow: some Flow) {
    let top = flow.node.shownFlows[0].top
    // A question is a flow whose step is the alert.
    step = top.flow?.slot?.step.flatMap { $0.takesNoSteps ? $0 : nil } ?? top
  }

  private init(_ step: StepNode) { self.step = step }

  /// The screens that a flow and the flows in it make for what is on top, the innermost first; then
  /// those in the other columns and beside an inspector.
  package static func screens(of flow: some Flow) -> [Any] {
    let shown = flow.node.shownFlows
    let tops = (shown + shown.flatMap(\.shownBeside)).map(\.top)
    let presented = shown.compactMap { $0.steps.last { $0.style != .push } }
    return (tops + presented.flatMap(\.stepsBeside)).compactMap(\.screenValue)
  }

  package var destination: AnyDestination { step.destination }
  package var style: NavigationStyle { step.style }

  /// Whether a guard would do anything else than let the user go.
  package var isHeld: Bool { step.isHeld }

  /// The alert or dialog that the step is, if its flow gives it as a value.
  package var dialog: Dialog? { step.takesNoSteps ? step.dialog : nil }

  /// Whether a swipe dismisses the step, unless a guard holds it; an alert without a text is a sheet.
  package var isSwept: Bool {
    switch step.style.presentation?.kind {
    case .sheet, .popover, .inspector: true
    case .alert, .confirmationDialog: dialog == nil
    default: false
    }
  }

  /// The step that the back button leaves; nil if the stack is at its root.
  package var poppable: ShownStep? {
    var step = step
    while step.index == 0, let slot = step.flow?.slot, slot.isInStackAround, let outer = slot.step {
      step = outer
    }
    if step.style == .push, step.index > 0 { return ShownStep(step) }
    return presented?.step.stepsBeside.first.flatMap { ShownStep($0).poppable }
  }

  /// The presentation that is on top; nil if there is none.
  package var presented: ShownStep? {
    var step: StepNode? = step
    while let current = step, current.index == 0 || current.style == .push {
      guard let flow = current.flow else { return nil }
      step = current.index > 0 ? flow.steps[current.index - 1] : flow.slot?.step
    }
    return step.map { ShownStep($0) }
  }

  /// The user has left the step on screen.
  package func userLeft(then button: Dialog.Button? = nil) { step.userLeft(then: button?.action) }

  /// The user asks to leave, by a button that can still be answered by a question.
  package func leave() { step.flow?.leave(step) }
}

extension StepNode {
  /// Whether the step is an alert or a dialog.
  fileprivate var takesNoSteps: Bool { style.presentation?.takesSteps == false }

  /// What the user sees beside the step, if it is an inspector: what would be on top without it.
  fileprivate var stepsBeside: [StepNode] {
    guard style == .inspector, let step = flow?.steps[index - 1] else { return [] }
    return step.shownNodes.filter { !$0.presents }.flatMap(\.shownFlows).map(\.top) + [step]
  }

  /// The screen as its flow makes it, with the flows in it that are there already.
  fileprivate var screenValue: Any? {
    guard awaited == nil, let flow else { return nil }
    let content = findContent()
    return ScreenBuild(known: content).run(of: self, in: flow.tree) {
      flow.navigator?.screen(for: destination)
    }
  }
}

extension Flow {
  /// Waits until the guards that answer later have answered.
  package func awaitGuards() async {
    while let waiting = node.tree.pending.lazy.compactMap(\.task).first
      ?? node.root.branch.lazy.flatMap(\.steps).compactMap(\.reconsideration).first
    {
      await waiting.value
    }
  }
}
