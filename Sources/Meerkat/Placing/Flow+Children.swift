import MeerkatJourney

extension Flow {
  typealias Placed = PlacedStep<Destination>

  /// The flows in the screen of a step; the screen is made once to find them.
  func flows(at step: Placed) -> FoundFlows {
    let key = AnyHashable(step)
    let known = placement.found[key]
    // Which tab is selected may have changed since.
    if let known, known.tabs == nil { return known }
    let collector = FlowCollector(known: known ?? FoundFlows())
    _ = collector.collect { screen(for: step.step.destination) }
    adopt(collector.result, at: key)
    return collector.result
  }

  /// Selects a tab in the screen of a step.
  func selectTab(_ tab: AnyHashable, at step: Placed) {
    let collector = FlowCollector(known: placement.found[AnyHashable(step)] ?? FoundFlows())
    _ = collector.collect { screen(for: step.step.destination) }
    collector.selectTab?(tab)
  }

  /// Makes the screen of a step as a host needs it, and keeps the flows in it.
  func placingScreen(at step: PlacedStep<Destination>) -> Screen {
    let key = AnyHashable(step)
    let known = placement.found[key] ?? FoundFlows()
    let collector = FlowCollector(known: known)
    let screen = collector.collect { self.screen(for: step.step.destination) }
    // The journey last: a screen that reads it would be made again with every step of the flow.
    if !collector.result.isSame(as: known), step.isPlaced(in: journey) {
      adopt(collector.result, at: key)
      placement.changes += 1
    }
    return screen
  }

  /// What takes the outcome of a flow in the screen of a step.
  func outcomeHandler(of child: any Flow, at step: AnyHashable) -> ((Any) -> Void)? {
    guard let step = step.base as? Placed, let known = placement.found[AnyHashable(step)] else {
      return nil
    }
    let collector = FlowCollector(known: known, finished: child)
    _ = collector.collect { screen(for: step.step.destination) }
    return collector.outcomeHandler
  }

  func adopt(_ found: FoundFlows, at key: AnyHashable) {
    let before = placement.found.updateValue(found, forKey: key)
    stepsSeenLast.mayGo(key)
    if before?.isEmpty == true, !found.isEmpty { stepsSeenLast.forgetFlows() }
    for old in before?.flows ?? [] where !found.flows.contains(where: { $0.flow === old.flow }) {
      old.flow.abandon(leaving: self)
    }
    for new in found.flows {
      new.flow.settle(in: self, at: new.seat(at: key))
    }
  }
}
