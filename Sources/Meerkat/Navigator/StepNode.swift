import MeerkatJourney
import MeerkatUI

/// A step in the tree of flows: the flows in its screen, and what a host shows of it.
@MainActor
final class StepNode {
  /// The step of the journey.
  private(set) var step: AnyJourney.Step

  var id: AnyJourney.Step.ID { step.id }
  var destination: AnyDestination { step.destination }
  var style: NavigationStyle { step.style }

  /// The flow that the step is, if a task awaits its outcome.
  let awaited: AwaitedFlow?

  /// The flow whose step it is.
  private(set) weak var flow: FlowNode?

  /// The flows in the screen; nil until the screen is made for the first time.
  var content: ScreenContent?

  /// Whether a step without a host needs its screen made to know the flows in it: these are not
  /// known yet, or something that the screen shows has changed.
  var isStale = true

  /// What hosts show of the step.
  weak var page: Page?

  /// Whether the readers of the tree know already that the screen will contain other flows.
  var isAnnounced = false

  /// The flows of views deep in the screen, each for as long as its view.
  var attached: [Weak<FlowNode>] = []

  /// The request to resume when the user leaves this step, to which a guard has sent the user.
  var suspended: SuspendedRequest?

  /// Waits for a guard that answers later whether the step may stay.
  var reconsideration: Task<Void, Never>? { didSet { oldValue?.cancel() } }

  deinit { reconsideration?.cancel() }

  /// The place in the flow, counted from the root, for as long as it is there.
  var index = 0

  /// Whether the step has gone.
  var hasEnded = false

  /// Whether the user has left the step on screen, while a guard's question whether it goes is open.
  var isAway = false

  /// How often it has been shown anew after the user left it on screen.
  var showings = 0

  /// The length of the chain of navigations, each made by the one before, that led to this step.
  var generation: Int

  init(_ step: AnyJourney.Step, in flow: FlowNode) {
    (self.step, self.flow) = (step, flow)
    awaited = step.awaited
    generation = flow.tree.queue.generation
  }

  /// Takes over another destination, for which the screen is made anew.
  func follow(_ step: AnyJourney.Step) {
    guard step.destination != self.step.destination else { return }
    self.step = step
    isStale = true
    page?.invalidate()
  }

  /// Makes the screen; nil if the flow has gone.
  func makeScreen() -> AnyView? {
    awaited?.makeScreen() ?? flow?.navigator?.makeScreen(for: destination)
  }

  /// The content of an alert or dialog, if the flow gives it as a value.
  var dialog: Dialog? {
    guard let awaited else { return flow?.navigator?.dialog(for: destination) }
    return style.presentation?.takesSteps == false ? awaited.node.steps[0].dialog : nil
  }

  /// Whether it is known that there are no flows in the screen.
  var isWithoutFlows: Bool { content.map { $0.flows.isEmpty && $0.tabs == nil } ?? false }

  /// All flows in the screen, but those that another step shows now.
  var nodes: [FlowNode] {
    guard content != nil || !attached.isEmpty else { return [] }
    return placed(content?.flows)
  }

  /// Those of them that the user can see.
  var shownNodes: [FlowNode] {
    guard content != nil || !attached.isEmpty else { return [] }
    return placed(content?.shown)
  }

  private func placed(_ flows: [ChildFlow]?) -> [FlowNode] {
    let nodes = flows?.lazy.map(\.node).filter { $0.isPlaced(in: self) } ?? []
    return attached.isEmpty ? nodes : nodes + attachedNodes
  }

  /// The flows of views deep in the screen.
  var attachedNodes: [FlowNode] {
    if attached.isEmpty { return [] }
    return attached.compactMap(\.object).filter { $0.isPlaced(in: self) }
  }
}

extension StepNode {
  /// Removes the step that the user left on screen; does nothing if it has gone already.
  ///
  /// It is on screen no more, whatever the flow says. If the step stays, it is shown anew: at once,
  /// or when the user has answered a guard's question.
  func userLeft(then action: (() -> Void)? = nil) {
    guard let flow else { return }
    isAway = !hasEnded
    flow.leave(self, then: action)
    if isAway { flow.tree.didChange() }
  }

  /// Shows the step anew that the user left, but which stays.
  func comeBack() {
    guard isAway else { return }
    isAway = false
    showings += 1
    flow?.tree.didChange()
  }
}

/// The flows in the screen of one step.
@MainActor
struct ScreenContent {
  var flows: [ChildFlow] = []

  /// The tabs, if the screen consists of tabs.
  var tabs: ScreenTabs?

  /// Whether the screen consists of columns.
  var isSplit = false

  /// Whether the screen brings a stack that the flow knows nothing of.
  var isStack = false

  /// Whether the screen has several stacks: one in each tab or column.
  var hasSeveralStacks: Bool { tabs != nil || isSplit }

  /// Whether the screen has stacks, so that it isn't shown in another one.
  var hasOwnStacks: Bool { hasSeveralStacks || isStack }

  /// The flows that the user can see; of tabs, that of the selected one.
  var shown: [ChildFlow] {
    guard let tabs else { return flows }
    return flows.filter { $0.tab == nil || $0.tab == tabs.selected }
  }

  /// The flow in a column.
  func child(in column: FlowColumn) -> ChildFlow? {
    flows.first { $0.tab == AnyTab(column) }
  }

  /// Whether a tab is not the first; columns are visible without being selected.
  func isElsewhere(_ tab: AnyTab?) -> Bool { tabs.map { $0.first != tab } ?? false }

  /// The name of a tab in links and archives, or of a column in archives, if it has one.
  func name(ofTab tab: AnyTab) -> String? { isSplit ? "\(tab)" : tab.linkText }

  /// Whether a tab may have a name in links, but was never made.
  func lacksTab(_ name: String?) -> Bool {
    guard let tabs, let name else { return false }
    return !tabs.made.contains { $0.linkText == name }
  }

  func isSame(as other: ScreenContent?) -> Bool {
    guard let other else { return flows.isEmpty && !hasOwnStacks }
    return tabs?.selected == other.tabs?.selected && isSplit == other.isSplit
      && isStack == other.isStack
      && flows.elementsEqual(other.flows) { $0.flow === $1.flow && $0.tab == $1.tab }
  }
}

/// The tabs of a screen, as they were when the screen was made.
///
/// Contains only values: the binding that selects a tab belongs to the flow, which must not keep
/// itself alive.
struct ScreenTabs {
  /// The tab that a link leads to if it names none.
  let first: AnyTab

  /// The tab that the user sees.
  let selected: AnyTab

  let all: [AnyTab]

  /// The tabs whose contents are made: those that were selected, or to which a link led.
  var made: Set<AnyTab> = []

  /// Returns the tab with a name in links.
  func tab(named name: String) -> AnyTab? { all.first { $0.linkText == name } }
}

/// A flow in the screen of a step.
@MainActor
struct ChildFlow {
  let flow: any Flow
  let node: FlowNode

  /// Whether the flow is the whole screen, so that leaving its root leaves the step.
  let isWhole: Bool

  /// The tab or column that it is in.
  let tab: AnyTab?

  /// Where the view that shows it stands.
  let position: SourcePosition

  func slot(in step: StepNode) -> Slot {
    if let tab { return Slot(kind: .tab(tab), step: step) }
    return Slot(kind: isWhole ? .screen : .part, step: step)
  }
}

extension AnyJourney.Step {
  /// The flow whose outcome a task awaits, if the step is one.
  var awaited: AwaitedFlow? {
    type(of: destination.base) == AwaitedFlow.self ? destination.base as? AwaitedFlow : nil
  }
}

extension AnyJourney {
  /// The steps that are destinations of the flow, lowest first.
  var ownSteps: [Step] { steps.filter { $0.awaited == nil } }
}
