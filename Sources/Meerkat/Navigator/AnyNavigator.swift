import MeerkatJourney
import MeerkatLinks
import MeerkatArchive
import MeerkatUI

/// A navigator, whatever its destinations are: what the tree of flows asks of each.
@MainActor
protocol AnyNavigator: AnyObject {
  var anyFlow: (any Flow)? { get }

  /// Takes a step away that the user left on screen, unless it has already gone.
  func leave(_ step: StepNode, cause: NavigationCause)

  /// Decides how the flow in a slot of this one is left.
  func leaving(_ slot: Slot) throws(Refusal) -> Transition

  /// Takes an awaited flow away.
  func end(_ awaited: AwaitedFlow, cause: NavigationCause)

  /// Makes the screen of a step; nil when the step has gone.
  func makeScreen(of step: StepNode) -> AnyView?

  /// What the step shows as an alert or a dialog, where the flow says so in one value.
  func dialog(of step: StepNode) -> Dialog?

  /// What the flow answers when a step is left.
  func leaveAnswer(of step: StepNode) -> GuardAnswer

  /// Tells the flow that a step has ended.
  func dismissal(of step: StepNode, cause: NavigationCause) -> (@MainActor () -> Void)?

  /// Takes away all but the lowest steps and awaited flows.
  func change(keeping steps: Int, awaited: Int) -> any AnyFlowChange

  /// Takes one step out from among the others.
  func change(removing step: StepNode) -> (any AnyFlowChange)?

  /// Changes nothing, but asks whether the root may be entered.
  func changeEntering() -> any AnyFlowChange

  /// Asks again whether the user may be where the user is.
  func reconsider()

  /// Follows a direction to the root, as a tab that is selected again does.
  func goToRoot()

  var hasLinks: Bool { get }
  func writeLink(into writer: inout LinkWriter) -> (tree: LinkTree, isWhole: Bool)?
  func linkTarget(reading reader: inout LinkReader, isNew: Bool) throws(LinkError) -> LinkTarget?
  func decisionToHome() -> (changes: [any AnyFlowChange], completion: (@MainActor () -> Void)?)

  var isRestorable: Bool { get }
  func encode(to encoder: any Encoder) throws
  func restore(from archive: ArchivedFlow) throws -> [Loss]

  /// The journey, as a person says it.
  var journeyText: String { get }

  /// The destination of the top step.
  var topDestination: AnyHashable { get }
}
