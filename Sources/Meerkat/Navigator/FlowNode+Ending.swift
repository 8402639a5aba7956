import MeerkatJourney

/// How steps and flows end: everything is removed first, then reported.
extension FlowNode {
  /// Removes the awaited flows, the uppermost first.
  private func endAwaited(_ cause: NavigationCause, _ tellings: inout [@MainActor () -> Void]) {
    guard hasAwaited else { return }
    for step in apply(journey.change(into: journey.ownSteps)).reversed() {
      step.end(cause, &tellings)
    }
  }

  /// Removes the flow from its parent, with everything inside it.
  func end(_ cause: NavigationCause, _ tellings: inout [@MainActor () -> Void]) {
    if returnToEarlierStep() { return }
    if navigator != nil {
      endAwaited(cause, &tellings)
      for step in steps.reversed() { step.end(cause, &tellings) }
    }
    leaveParent()
  }

  /// Releases the tasks that wait inside a flow that has been released.
  func endOrphans() {
    var tellings: [@MainActor () -> Void] = []
    for step in steps.reversed() {
      for node in step.nodes { node.end(.flow, &tellings) }
      if let awaited = step.awaited { tellings.append { awaited.end() } }
    }
    ownTree.withdrawPending(.flowHasGone)
    ownTree.queue.run { for tell in tellings { tell() } }
  }

  /// Ends what can no longer be answered, when the last view that showed the flow has gone, and the
  /// steps, if it was in the sheet of a plain view.
  ///
  /// The journey stays as it is, in case the flow is shown again. A view may go at any time, so this
  /// takes its turn like a navigation.
  func leaveHost() {
    tree.queue.run { [self, flow] in
      if hosts.isEmpty { withExtendedLifetime(flow, endHosting) }
    }
  }

  private func endHosting() {
    endWaiting()
    if isInPlainSheet, parent == nil {
      var tellings: [@MainActor () -> Void] = []
      for step in steps.reversed() { step.end(closing ?? .user, &tellings) }
      for tell in tellings { tell() }
    }
    guard let step = slot?.step, step.attachedNodes.contains(where: { $0 === self }) else { return }
    let tree = tree
    // Another host may show the flow's steps, whose closures keep it.
    for node in branch { for step in node.steps { tree.forgetPage(of: step) } }
    step.attached.removeAll { $0.object == nil || $0.object === self }
    leaveParent()
    tree.didChange()
    tree.reviewPending()
  }

  private func endWaiting() {
    ownTree.withdrawPending(.flowHasGone)
    let flows = kept
    for step in flows.flatMap(\.steps) {
      step.suspended.end()
      step.reconsideration = nil
    }
    let changes = flows.filter(\.hasAwaited).map { flow in
      FlowChange(flow, flow.journey.change(into: flow.journey.ownSteps))
    }
    if !changes.isEmpty { Transition(changes: changes.reversed()).commit(in: self, cause: .flow) }
  }

  /// This flow and those in it that no view keeps, each before those inside it.
  private var kept: [FlowNode] {
    [self] + steps.flatMap { $0.content?.flows ?? [] }.flatMap(\.node.kept)
  }
}

extension FlowNode {
  /// This flow and all flows inside it.
  var branch: [FlowNode] { [self] + steps.flatMap(\.branch) }
}

extension StepNode {
  /// Ends the step and the flows in its screen.
  func end(_ cause: NavigationCause, _ tellings: inout [@MainActor () -> Void]) {
    let inside = nodes
    let flows = content?.flows
    hasEnded = true
    reconsideration = nil
    content = nil
    isStale = true
    attached = []
    page?.stepDidEnd()
    flow?.tree.forgetPage(of: self)
    for child in inside.reversed() where child.isPlaced(in: self) { child.end(cause, &tellings) }
    withExtendedLifetime(flows) {}
    if let awaited {
      tellings.append { awaited.end() }
    } else if let tell = flow?.navigator?.dismissal(of: self, cause: cause) {
      tellings.append(tell)
    }
    if let suspended {
      self.suspended = nil
      tellings.append { suspended.resume() }
    }
  }

  /// Ends the requests that would be resumed when the user leaves this step, or one in it.
  func endSuspended() {
    for step in [self] + branch.flatMap(\.steps) { step.suspended.end() }
  }

  /// The flows in the screen, and the flows inside those.
  var branch: [FlowNode] { nodes.flatMap(\.branch) }

  /// Whether this step, or one of a flow in it, has an identity.
  func contains(_ id: AnyJourney.Step.ID) -> Bool {
    if self.id == id { return true }
    return nodes.contains { node in node.steps.contains { $0.contains(id) } }
  }
}
