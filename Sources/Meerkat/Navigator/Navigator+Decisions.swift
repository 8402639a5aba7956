import MeerkatJourney
import MeerkatLinks

/// Decides what a request would change, without changing anything.
extension Navigator {
  /// Decides what a request changes, here and in the flows around and inside.
  ///
  /// - Throws: Why the request is refused.
  func decide(_ request: Request<Destination>) throws(Refusal) -> Transition {
    switch request.kind {
    case .go(let direction):
      try decide(direction)
    case .goSeveral(let directions):
      try checked(try Draft(self).change(for: directions))
    case .backWhere(let isMeant):
      Transition(changes: [
        own(try current.changeGoingBack(where: isMeant), keepingAwaitedBelow: true)
      ])
    case .removeWhere(let isMeant):
      Transition(changes: [own(try current.changeRemoving(where: isMeant))])
    case .leave(let step):
      try leaving(step)
    case .leaveFlow:
      try leavingFlow()
    case .present(let awaited):
      try presenting(awaited)
    case .open(let link):
      try opening(link)
    case .assign(let other):
      try assigning(other)
    }
  }

  private func decide(_ direction: Direction<Destination>) throws(Refusal) -> Transition {
    let change: FlowChange<Destination>
    do {
      change = try Draft(self).change(for: direction)
    } catch {
      // At the root of a flow inside another one, the way back leads out of the flow.
      guard leavesFlow(direction, refusedAs: error) else { throw error }
      return try leavingFlow()
    }
    if case .forward(let destination, let style) = direction,
      current.top.destination == destination, current.top.style == style, node.isOnTopOfItself
    {
      throw .alreadyThere(String(describing: destination))
    }
    return try checked(change)
  }

  private func leavesFlow(
    _ direction: Direction<Destination>, refusedAs refusal: Refusal
  ) -> Bool {
    guard node.slot?.canBeLeft == true else { return false }
    return switch (direction, refusal) {
    case (.back, .atTheRoot): true
    case (.close, .nothingPresented): node.isPresentedItself
    default: false
    }
  }

  /// Refuses what a journey alone would allow, but not in the flow's place in the tree.
  private func checked(_ change: FlowChange<Destination>) throws(Refusal) -> Transition {
    if change.change.onlyCuts { return Transition(changes: [change]) }
    let added = change.change.added
    if added.isEmpty, let top = change.change.after.last, top.id != current.top.id,
      let presentation = node.summit, !presentation.takesSteps
    {
      throw .nothingGoesOn(presentation)
    }
    if !added.isEmpty {
      let kept = change.change.kept
      if kept == current.steps.count, let presentation = node.summit, !presentation.takesSteps {
        throw .nothingGoesOn(presentation)
      }
      if added.contains(where: { $0.style != .push }), node.isCovered { throw .covered }
    }
    try checkPushes(of: change.change)
    return Transition(changes: [change])
  }

  /// Refuses pushes that nobody would see.
  private func checkPushes(of change: Change<Destination>) throws(Refusal) {
    if change.onlyCuts { return }
    var below = change.kept > 0 ? node.steps[change.kept - 1] : nil
    for step in change.after {
      if step.style == .push, below?.hidesPushes == true { throw .nothingIsPushedOnTabs }
      let isKept = change.keeps(step.id.token)
      below = isKept ? node.steps.first { $0.token === step.id.token } : nil
    }
  }

  private func own(
    _ change: Change<Destination>, keepingAwaitedBelow: Bool = false
  ) -> FlowChange<Destination> {
    guard keepingAwaitedBelow else { return FlowChange(navigator: self, change: change) }
    return FlowChange(
      navigator: self, change: change, ending: node.awaited(from: change.kept - 1))
  }
}

extension Navigator {
  /// Decides how a step that the user left goes, with everything above it, whichever flow that
  /// belongs to.
  private func leaving(_ step: StepNode) throws(Refusal) -> Transition {
    guard let index = node.index(of: step) else { throw .stepNotFound }
    guard index > 0 else { return try leavingFlow() }
    let change = FlowChange(navigator: self, change: current.cutting(to: index))
    return Transition(changes: node.changesAbove() + [change])
  }

  private func leaving(_ awaited: AwaitedFlow) throws(Refusal) -> Transition {
    guard let index = node.awaited.firstIndex(where: { $0 === awaited }) else {
      throw .stepNotFound
    }
    let change = change(keeping: node.index(of: awaited) + 1, awaited: index)
    return Transition(changes: node.changesAbove() + [change])
  }

  /// Decides how the flow is left from any depth, as going back does at its root.
  private func leavingFlow() throws(Refusal) -> Transition {
    guard let parent = node.parent?.navigator, let slot = node.slot, slot.canBeLeft else {
      throw .atTheRoot
    }
    return try parent.leaving(slot)
  }

  func leaving(_ slot: Slot) throws(Refusal) -> Transition {
    if let awaited = slot.awaited { return try leaving(awaited) }
    guard let step = slot.step else { throw .stepNotFound }
    return try leaving(step)
  }

  private func assigning(_ other: Journey<Destination>) throws(Refusal) -> Transition {
    var change = FlowChange(navigator: self, change: current.change(to: other))
    change.isGuarded = false
    try checkPushes(of: change.change)
    guard let top = change.change.after.last?.id.token else { return Transition(changes: [change]) }
    // A dialog of a flow below the new steps can't stay under them.
    let below = node.steps.filter { $0.token !== top }
    return Transition(
      changes: below.flatMap { $0.changesEndingDialogs() }.map(\.unguarded) + [change])
  }

  func change(keeping steps: Int, awaited: Int) -> any AnyFlowChange {
    FlowChange(
      navigator: self, change: current.cutting(to: steps),
      ending: Array(node.awaited.dropFirst(awaited)))
  }

  func change(removing step: StepNode) -> (any AnyFlowChange)? {
    guard let index = node.index(of: step), let change = try? current.removing(index) else {
      return nil
    }
    return FlowChange(navigator: self, change: change)
  }

  func changeEntering() -> any AnyFlowChange {
    FlowChange(navigator: self, change: Change(unchanged: current), entersRoot: true)
  }
}

extension FlowNode {
  /// Decides what has to go from above this flow in the flows around it, the uppermost first.
  func changesAbove() -> [any AnyFlowChange] {
    guard let parent, let navigator = parent.navigator, let slot, let step = slot.step,
      let index = parent.index(of: step)
    else { return [] }
    let awaited =
      slot.awaited.flatMap { one in parent.awaited.firstIndex { $0 === one } }.map { $0 + 1 }
      ?? parent.awaited.count - parent.awaited(from: index).count
    let change = navigator.change(keeping: index + 1, awaited: awaited)
    return parent.changesAbove() + (change.isEmpty ? [] : [change])
  }
}

extension StepNode {
  /// Decides to end the alerts and dialogs of the flows that the user sees in this step.
  fileprivate func changesEndingDialogs() -> [any AnyFlowChange] {
    let awaited = flow?.awaited.filter { $0.step === self }.map(\.node) ?? []
    return (shownNodes + awaited).flatMap { node -> [any AnyFlowChange] in
      guard let navigator = node.navigator else { return [] }
      if node.top.style.presentation?.takesSteps == false {
        return [navigator.change(keeping: node.steps.count - 1, awaited: .max)]
      }
      return node.top.changesEndingDialogs()
    }
  }
}
