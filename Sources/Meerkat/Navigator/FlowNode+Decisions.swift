import MeerkatJourney

/// Decides what a request would change, without changing anything.
extension FlowNode {
  /// Decides what a request changes, here and in the flows around and inside.
  ///
  /// - Throws: Why the request is refused.
  func decide(_ request: Request) throws(Refusal) -> Transition {
    switch request.kind {
    case .go(let direction):
      try decide(direction)
    case .goSeveral(let directions):
      try following(directions)
    case .backWhere(let matches):
      Transition(FlowChange(self, try journey.changeGoingBack(where: matches)))
    case .removeWhere(let matches):
      Transition(FlowChange(self, try journey.changeRemoving(where: matches)))
    case .leave(let step):
      try leaving(step)
    case .leaveFlow:
      try leavingFlow()
    case .present(let awaited, let style):
      try presenting(awaited, style)
    case .open(let link):
      try opening(link, before: nil)
    case .reset(let other):
      try resetting(to: other)
    case .disallow(let step, let directions):
      try disallowing(step, then: directions)
    case .drop(let step):
      Transition(changes: try disallowing(step, then: []).changes.map(\.unguarded))
    }
  }

  private func decide(_ direction: AnyDirection) throws(Refusal) -> Transition {
    if case .forward(let destination, let style) = direction, isOnTop(destination, style: style) {
      throw .alreadyThere(String(describing: destination))
    }
    return try following([direction])
  }

  private func following(_ directions: [AnyDirection]) throws(Refusal) -> Transition {
    let change: AnyJourney.Change
    do {
      change = try journey.decision(for: directions)
    } catch {
      // At the root of a flow inside another one, the way back leads out of the flow.
      guard directions.count == 1, leavesFlow(directions[0], refusedAs: error) else { throw error }
      return try leavingFlow()
    }
    return try checked(change)
  }

  private func leavesFlow(_ direction: AnyDirection, refusedAs refusal: Refusal) -> Bool {
    let isInPlainView = dismissHost != nil
    guard isInPlainView || slot?.canBeLeft == true else { return false }
    return switch (direction, refusal) {
    case (.back, .atTheRoot): true
    case (.close, .nothingPresented): isInPlainView || isPresentedItself
    default: false
    }
  }

  /// Refuses what a journey alone would allow, but not in the flow's place in the tree.
  private func checked(_ change: AnyJourney.Change) throws(Refusal) -> Transition {
    let transition = Transition(FlowChange(self, change))
    if change.onlyCuts { return transition }
    let topStays = change.kept == journey.steps.count || change.keeps(journey.top.id.token)
    if topStays, let top = change.after.last, top.id != journey.top.id,
      let presentation = topPresentation, !presentation.takesSteps
    {
      throw .nothingGoesOn(presentation)
    }
    try checkSight(of: change)
    return transition
  }

  /// Refuses steps that wouldn't be visible.
  private func checkSight(of change: AnyJourney.Change) throws(Refusal) {
    if change.onlyCuts { return }
    if change.added.contains(where: { $0.style != .push }), isCovered { throw .covered }
    var below = change.kept > 0 ? steps[change.kept - 1] : nil
    let before = steps(above: change.kept)
    for step in change.after {
      if step.style == .push, below?.hidesPushes == true { throw .nothingIsPushedOnTabs }
      below = before[step.id]
    }
  }

  /// Decides how another flow goes above everything in this one.
  private func presenting(_ awaited: AwaitedFlow, _ style: NavigationStyle) throws(Refusal)
    -> Transition
  {
    let child = awaited.node
    // A flow is in one place at a time, and never inside itself.
    let isPlaced = child.parent != nil || child === root
    if isPlaced || style == top.style && top.awaited?.isRepeated(by: awaited) == true {
      throw .alreadyThere(String(describing: type(of: awaited.flow)))
    }
    var transition = try checked(
      try journey.decide(.forward(to: AnyDestination(awaited), style: style)))
    // Nothing changes in the flow, but it is asked whether its root may be entered.
    transition.changes.append(
      FlowChange(child, Journey.Change(unchanged: child.journey), entersRoot: true))
    return transition
  }

  private func disallowing(
    _ step: StepNode, then directions: [AnyDirection]
  ) throws(Refusal) -> Transition {
    guard let index = index(of: step) else { throw .stepNotFound }
    let cut = journey.cutting(to: index)
    do {
      return try checked(try journey.decision(for: directions, after: cut))
    } catch {
      // Where the directions lead nobody would see, as in a tab that isn't selected; the step goes.
      var transition = Transition(FlowChange(self, cut))
      transition.refusal = error
      return transition
    }
  }
}

extension FlowNode {
  /// Decides how a step that the user left goes, with everything above it, whichever flow that
  /// belongs to.
  private func leaving(_ step: StepNode) throws(Refusal) -> Transition {
    guard let index = index(of: step) else { throw .stepNotFound }
    guard index > 0 else { return try leavingFlow() }
    let change = FlowChange(self, journey.cutting(to: index))
    return Transition(changes: changesAbove() + [change])
  }

  /// Decides how the flow is left from any depth, as going back does at its root.
  private func leavingFlow() throws(Refusal) -> Transition {
    if let dismissHost {
      var change = FlowChange(self, Journey.Change(unchanged: journey))
      change.endsFlow = true
      return Transition(changes: [change], completion: dismissHost)
    }
    guard let parent, let slot, slot.canBeLeft else { throw .atTheRoot }
    guard let step = slot.step else { throw .stepNotFound }
    return try parent.leaving(step)
  }

  /// Decides how a link is opened, all of it or as far as a destination to which a guard objects.
  func opening(_ link: LinkRequest, before key: GuardKey?) throws(Refusal) -> Transition {
    var transition = Transition(changes: changesAbove())
    transition.append(try link.decide(in: self, before: key))
    return transition
  }

  private func resetting(to other: AnyJourney) throws(Refusal) -> Transition {
    // What is awaited is no part of the other journey, and stays if nothing else changes.
    guard journey.ownSteps != other.steps else {
      return Transition(FlowChange(self, Journey.Change(unchanged: journey)))
    }
    let change = FlowChange(self, journey.change(to: other))
    try checkSight(of: change.change)
    return Transition(changes: endingDialogs(below: change) + [change.unguarded])
  }

  /// Ends the dialogs of the flows below the steps that a change puts on top: they can't stay there.
  func endingDialogs(below change: FlowChange) -> [FlowChange] {
    guard let top = change.change.after.last?.id else { return [] }
    return steps.filter { $0.id != top }.flatMap { $0.changesEndingDialogs() }.map(\.unguarded)
  }

  /// Decides to remove all but the lowest steps.
  func change(keeping steps: Int) -> FlowChange { FlowChange(self, journey.cutting(to: steps)) }
}

extension FlowNode {
  /// Decides what has to go from above this flow in the flows around it, the uppermost first.
  func changesAbove() -> [FlowChange] {
    guard let parent, let slot, let step = slot.step, let index = parent.index(of: step) else {
      return []
    }
    let change = parent.change(keeping: index + 1)
    return parent.changesAbove() + (change.isEmpty ? [] : [change])
  }
}

extension StepNode {
  /// Decides to end the alerts and dialogs of the flows that the user sees in this step.
  fileprivate func changesEndingDialogs() -> [FlowChange] {
    shownNodes.flatMap { node -> [FlowChange] in
      guard node.top.style.presentation?.takesSteps == false else {
        return node.top.changesEndingDialogs()
      }
      return [node.change(keeping: node.steps.count - 1)]
    }
  }
}

extension Direction {
  /// Whether the direction changes the top step, whichever it is.
  var isAboutTop: Bool {
    switch self {
    case .replaceTop, .update: true
    default: false
    }
  }
}

extension AnyJourney {
  /// Decides how a direction is followed; the top that it replaces or updates is a destination of
  /// the flow.
  func decision(for direction: AnyDirection) throws(Refusal) -> Change {
    guard direction.isAboutTop, top.awaited != nil,
      let own = steps.lastIndex(where: { $0.awaited == nil })
    else {
      return try decide(direction)
    }
    var next = self
    next.carryOut(cutting(to: own + 1))
    next.carryOut(try next.decide(direction))
    if case .replaceTop = direction { return change(into: next.steps) }
    return change(into: next.steps + steps[(own + 1)...])
  }

  /// Decides how several directions are followed as one change, after another one.
  func decision(
    for directions: [AnyDirection], after first: Change? = nil
  ) throws(Refusal) -> Change {
    if directions.count == 1, first == nil { return try decision(for: directions[0]) }
    var next = self
    if let first { next.carryOut(first) }
    for direction in directions { next.carryOut(try next.decision(for: direction)) }
    return change(into: next.steps)
  }
}
