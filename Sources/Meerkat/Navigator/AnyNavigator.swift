import MeerkatArchive
import MeerkatJourney
import MeerkatLinks
import MeerkatUI

/// A navigator of any type of destination: what the tree of flows needs from each.
@MainActor
protocol AnyNavigator: AnyObject {
  var anyFlow: (any Flow)? { get }

  /// Removes a step that the user left on screen, unless it has gone already.
  func leave(_ step: StepNode, cause: NavigationCause)

  /// Decides how the flow in one of this flow's slots is left.
  func leaving(_ slot: Slot) throws(Refusal) -> Transition

  /// Removes an awaited flow.
  func end(_ awaited: AwaitedFlow, cause: NavigationCause)

  /// Makes the screen of a step; nil if the step has gone.
  func makeScreen(of step: StepNode) -> AnyView?

  /// The content of a step's alert or dialog, if the flow gives it as a value.
  func dialog(of step: StepNode) -> Dialog?

  /// Asks the flow whether a step may be left.
  func leaveAnswer(of step: StepNode) -> GuardAnswer

  /// Returns the call that tells the flow that a step has ended.
  func dismissal(of step: StepNode, cause: NavigationCause) -> (@MainActor () -> Void)?

  /// Decides to remove all but the lowest steps and awaited flows.
  func change(keeping steps: Int, awaited: Int) -> any AnyFlowChange

  /// Decides to remove one step; the others stay.
  func change(removing step: StepNode) -> (any AnyFlowChange)?

  /// Decides a change of nothing, which asks whether the root may be entered.
  func changeEntering() -> any AnyFlowChange

  /// Checks again whether the user may stay where they are.
  func reconsider()

  /// Goes back to the root, as when the user selects the selected tab again.
  func goToRoot()

  var hasLinks: Bool { get }
  var linkLimits: LinkLimits { get }
  func writeLink(into writer: inout LinkWriter) -> (tree: LinkTree, isWhole: Bool)?
  func linkTarget(
    reading reader: inout LinkReader, isNew: Bool, with screens: LinkScreens
  ) throws(LinkError) -> LinkTarget?
  func decisionToHome() -> (changes: [any AnyFlowChange], completion: (@MainActor () -> Void)?)

  var isRestorable: Bool { get }
  func encode(to encoder: any Encoder) throws
  func restore(from archive: ArchivedFlow) throws -> [Loss]

  /// The journey as text.
  var journeyText: String { get }

  /// The destination of the top step.
  var topDestination: AnyHashable { get }
}

extension Navigator: AnyNavigator {
  var anyFlow: (any Flow)? { flow }

  var journeyText: String { current.description }

  var topDestination: AnyHashable { current.top.destination }

  func makeScreen(of step: StepNode) -> AnyView? {
    guard let flow, let destination = destination(of: step) else { return nil }
    return flow.makeScreen(for: destination)
  }

  func dialog(of step: StepNode) -> Dialog? {
    destination(of: step).flatMap { flow?.dialog(for: $0) }
  }

  func dismissal(of step: StepNode, cause: NavigationCause) -> (@MainActor () -> Void)? {
    guard let flow, let destination = destination(of: step) else { return nil }
    return { flow.didDismiss(destination, cause: cause) }
  }

  func leave(_ step: StepNode, cause: NavigationCause) {
    _ = perform(Request(.leave(step)), cause: cause)
  }

  func goToRoot() {
    _ = perform(Request(.go(.backToRoot)), cause: .user)
  }
}

extension Flow {
  /// The screen of a destination, whatever its type.
  fileprivate func makeScreen(for destination: Destination) -> AnyView {
    AnyView(screen(for: destination))
  }
}
