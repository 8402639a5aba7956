import MeerkatJourney

/// A step in the tree of flows: which flows are in its screen, and what a host keeps for it.
@MainActor
final class StepNode {
  /// What the step has in common with the step of the journey.
  let token: StepToken

  /// How the step is shown.
  let style: Style

  /// The flow whose step it is.
  private(set) weak var flow: FlowNode?

  /// The flows in the screen; nil before the screen was made for the first time.
  var content: ScreenContent?

  /// What a host shows of the step.
  weak var page: Page?

  /// The flows that views deep in the screen show, each for as long as its view.
  var attached: [AttachedFlow] = []

  /// What goes on when the user has left this step, to which a guard has sent the user first.
  var detour: Detour?

  /// Whether the step is no longer there.
  var hasEnded = false

  /// How many navigations made one another before this step came.
  let generation = Turns.generation

  init(_ token: StepToken, style: Style, in flow: FlowNode) {
    self.token = token
    self.style = style
    self.flow = flow
  }

  /// The flows in the screen, whoever placed them.
  var flows: [any Flow] {
    guard content != nil || !attached.isEmpty else { return [] }
    return (content?.flows.map(\.flow) ?? []) + attached.compactMap(\.node?.navigator?.anyFlow)
  }

  /// The flows in the screen that the user can see.
  var shownNodes: [FlowNode] {
    guard content != nil || !attached.isEmpty else { return [] }
    return (content?.shown.map(\.node) ?? []) + attached.compactMap(\.node)
  }
}

/// A flow that a view deep in a screen shows and keeps.
struct AttachedFlow {
  weak var node: FlowNode?
}

/// The flows in the screen of one step.
@MainActor
struct ScreenContent {
  var flows: [ChildFlow] = []

  /// The tabs of which the screen consists, if it does.
  var tabs: ScreenTabs?

  /// Whether the screen consists of columns, all of which the user can see.
  var isSplit = false

  /// Whether the screen has no stack, but several: one in each tab or column.
  var hasOwnStacks: Bool { tabs != nil || isSplit }

  /// The flows that the user can see: in a screen of tabs, that of the selected one.
  var shown: [ChildFlow] {
    guard let tabs else { return flows }
    return flows.filter { $0.tab == nil || $0.tab == tabs.selected }
  }

  /// Whether a tab is another one than the first; columns are seen without being chosen.
  func isElsewhere(_ tab: AnyHashable?) -> Bool {
    tabs.map { $0.first != tab } ?? false
  }

  func isSame(as other: ScreenContent?) -> Bool {
    guard let other else { return flows.isEmpty && !hasOwnStacks }
    return tabs?.selected == other.tabs?.selected && isSplit == other.isSplit
      && flows.elementsEqual(other.flows) { $0.flow === $1.flow && $0.tab == $1.tab }
  }
}

/// The tabs of which a screen consists, as they were when the screen was made.
///
/// Only values: what selects a tab belongs to the flow, which must not keep itself.
struct ScreenTabs {
  /// The tab that is shown where nothing says otherwise.
  let first: AnyHashable

  /// The tab that the user sees.
  var selected: AnyHashable

  /// What a tab is called in a link, or nil where it has no name there.
  let linkText: (AnyHashable) -> String?
}

/// A flow in the screen of a step.
@MainActor
struct ChildFlow {
  let flow: any Flow
  let node: FlowNode

  /// Whether the flow is the whole screen, so that leaving its root leaves the step.
  let isWhole: Bool

  /// The tab or the column that it is in.
  let tab: AnyHashable?

  func slot(in step: StepNode) -> Slot {
    if let tab { return Slot(kind: .tab(tab), step: step) }
    return Slot(kind: isWhole ? .screen : .part, step: step)
  }
}
