import MeerkatJourney

extension Flow {
  /// Ends the flow with an outcome for its parent.
  ///
  /// The parent loses exactly the steps of this flow. A flow that is part of a screen, in a tab or
  /// column, or the root of its parent returns to its own root instead; the outermost flow stays
  /// where it is, unless a view presents it, as in a `.sheet`, which then closes. Then the outcome
  /// is delivered: to the closure of the ``FlowView``, or to the task that called `present` or
  /// `push`. No guard is asked, because the flow itself ends. Has no effect if the flow has already
  /// been left, which a debug build reports.
  public func finish(_ outcome: Outcome) {
    let node = node
    node.tree.queue.run { node.finish(outcome) }
  }
}

extension Flow where Outcome == Void {
  /// Ends the flow, and tells its parent.
  ///
  /// Returns nothing, so that you can pass it to a screen as an action.
  public func finish() { finish(()) }
}

extension FlowNode {
  fileprivate func finish(_ outcome: Any) {
    if hasGone || parent == nil && wasLeftByHosts { return reportLateOutcome(outcome) }
    tell(.finished(outcome), cause: .flow)
    guard let parent, let slot, let step = slot.step else {
      if let dismissHost {
        closing = .outcome
        dismissHost()
      }
      outcomeHandler?(outcome)
      return
    }
    let handler =
      step.awaited?.finish ?? step.actions?.outcomes[ObjectIdentifier(self)] ?? outcomeHandler
    // A flow that is its parent's root stands for the parent, so it only goes back to its own root.
    if case .screen = slot.kind, parent.index(of: step) != 0 {
      parent.remove(step, cause: .outcome)
    } else {
      let change = change(keeping: 1)
      if !change.isEmpty { Transition(change).commit(in: self, cause: .outcome) }
    }
    handler?(outcome)
  }

  private func reportLateOutcome(_ outcome: Any) {
    let name = flow.map { "\(type(of: $0))" } ?? "A flow"
    Mistake.report(
      "\(name).finish(\(outcome)) has no effect, because the flow has been left, and nobody waits for "
        + "its outcome. End the work that leads there when the flow goes, or let the parent do it.")
  }

  /// Removes the step of a flow: a presented one with everything that lies on it, a pushed one alone.
  func remove(_ step: StepNode, cause: NavigationCause) {
    guard let index = index(of: step), let change = try? journey.removing(index) else { return }
    let above = step.style == .push ? [] : changesAbove()
    Transition(changes: above + [FlowChange(self, change)]).commit(in: self, cause: cause)
  }
}
