import MeerkatJourney

extension Flow {
  /// Ends the flow with an outcome for its parent.
  ///
  /// The parent loses exactly the steps of this flow, wherever it was placed; as a part of a screen
  /// or in a tab it goes back to its root. Then the outcome arrives: where a ``FlowView`` was made
  /// with a closure for it, or where `present` or `push` waits for it. Nobody is asked whether the
  /// flow may be left, since that is what the flow itself says. A flow that has already gone
  /// finishes nothing.
  public func finish(_ outcome: Outcome) {
    guard !placement.hasGone else { return }
    tell(.finished(outcome), cause: .flow)
    guard let parent = placement.parent, let seat = placement.seat else {
      placement.outcomeHandler?(outcome)
      return
    }
    parent.take(outcome, from: self, at: seat)
  }

  private func take(_ outcome: Any, from child: any Flow, at seat: Seat) {
    switch seat {
    case .raised(let raised):
      raised.outcome = outcome
      remove(raised, cause: .outcome)
    case .screen(let key):
      let handler = outcomeHandler(of: child, at: key) ?? child.placement.outcomeHandler
      if let step = key.base as? Placed { remove(step, of: child) }
      handler?(outcome)
    case .part(let key), .tab(let key, _):
      let handler = outcomeHandler(of: child, at: key) ?? child.placement.outcomeHandler
      child.returnToRoot()
      handler?(outcome)
    }
    goOnFromDetour()
  }

  /// Takes a flow away that was put above a step.
  func remove(_ raised: Raised, cause: NavigationCause) {
    guard let index = placement.raised.firstIndex(where: { $0 === raised }) else { return }
    // A sheet takes what lies on it along; a push goes alone.
    if raised.style == .push {
      placement.raised.remove(at: index)
      raised.flow.abandon(leaving: self)
      raised.end()
      tell(Change(unchanged: journey), from: journey.top, cause: cause)
    } else {
      let step = raised.step.base as? Placed
      let kept = (step.flatMap { journey.index(of: $0.step.id) } ?? 0) + 1
      let shift = Shift<Destination>(route: .follow(.cut(kept: kept)), raisedKept: index)
      for move in movesAbove(cause: cause) { move.carryOut() }
      _ = carryOut(shift, cause: cause)
    }
  }

  private func remove(_ step: Placed, of child: any Flow) {
    guard step.isPlaced(in: journey) else { return }
    // A flow that is its parent's root takes its parent's place; it only goes back to its own root.
    guard journey.index(of: step.step.id) != 0 else {
      return child.returnToRoot()
    }
    let shift = Shift<Destination>(
      route: .extract(step.step.id), raisedKept: placement.raised.count)
    if step.step.style != .push {
      for move in movesAbove(cause: .outcome) { move.carryOut() }
    }
    _ = carryOut(shift, cause: .outcome)
  }

  private func returnToRoot() {
    let shift = Shift<Destination>(route: .follow(.cut(kept: 1)), raisedKept: 0)
    guard !shift.leavesUnchanged(journey, raisedCount: placement.raised.count) else { return }
    _ = carryOut(shift, cause: .outcome)
  }
}
