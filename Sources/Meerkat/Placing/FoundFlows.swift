/// The flows in the screen of one step.
struct FoundFlows {
  var flows: [FoundFlow] = []

  /// The tabs of which the screen consists, if it does.
  var tabs: FoundTabs?

  /// Whether the screen consists of columns, all of which the user can see.
  var isSplit = false

  /// Whether the screen has no stack, but several: one in each tab or column.
  var hasOwnStacks: Bool { tabs != nil || isSplit }

  /// Whether there is nothing that the flow around has to know of.
  var isEmpty: Bool { flows.isEmpty && !hasOwnStacks }

  /// The flows that the user can see: in a screen of tabs, that of the selected one.
  ///
  /// Of columns, both; what lies above both is found in each.
  var shown: [any Flow] {
    flows.filter { $0.tab == nil || tabs == nil || $0.tab == tabs?.selected }.map(\.flow)
  }

  /// Whether a tab is another one than the first; columns are seen without being chosen.
  func isElsewhere(_ tab: AnyHashable?) -> Bool {
    tabs.map { $0.first != tab } ?? false
  }

  func isSame(as other: FoundFlows) -> Bool {
    tabs?.selected == other.tabs?.selected
      && flows.elementsEqual(other.flows) { $0.flow === $1.flow }
  }
}

/// A flow in the screen of a step.
struct FoundFlow {
  let flow: any Flow

  /// Whether the flow is the whole screen, so that leaving its root leaves the step.
  let isWhole: Bool

  /// The tab or the column that it is in.
  let tab: AnyHashable?

  func seat(at step: AnyHashable) -> Seat {
    if let tab { return .tab(step, tab: tab) }
    return isWhole ? .screen(step) : .part(step)
  }
}
