import MeerkatJourney

extension Flow {
  typealias Placed = PlacedStep<Destination>

  /// The flows in the screen of a step; the screen is made once to find them.
  func flows(at step: Placed) -> FoundFlows {
    let key = AnyHashable(step)
    if let found = placement.found[key] { return found }
    let collector = FlowCollector(known: FoundFlows())
    _ = collector.collect { screen(for: step.step.destination) }
    adopt(collector.result, at: key)
    return collector.result
  }

  /// Makes the screen of a step as a host needs it, and keeps the flows in it.
  func placingScreen(at step: PlacedStep<Destination>) -> Screen {
    let key = AnyHashable(step)
    let known = placement.found[key] ?? FoundFlows()
    let collector = FlowCollector(known: known)
    let screen = collector.collect { self.screen(for: step.step.destination) }
    if step.isPlaced(in: journey), !collector.result.isSame(as: known) {
      adopt(collector.result, at: key)
      placement.foundChanges += 1
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
    for old in before?.flows ?? [] where !found.flows.contains(where: { $0.flow === old.flow }) {
      old.flow.abandon(leaving: self)
    }
    for new in found.flows {
      new.flow.settle(in: self, at: new.seat(at: key))
    }
  }

  /// Takes a place in a parent.
  func settle(in parent: any Flow, at seat: Seat) {
    placement.parent = parent
    placement.seat = seat
    settleHome()
  }

  /// Gives a place up, with everything that is placed in this flow.
  func abandon(leaving parent: any Flow) {
    guard placement.parent === parent else { return }
    placement.parent = nil
    placement.seat = nil
    releaseAll()
  }

  /// Lets go of everything that waits for, or is placed in, this flow; the uppermost first.
  func releaseAll() {
    placement.crossing?.withdraw()
    placement.crossing = nil
    placement.detour = nil
    releaseRaised(keeping: 0)
    let found = placement.found
    placement.found = [:]
    for flows in found.values {
      for child in flows.flows.reversed() { child.flow.abandon(leaving: self) }
    }
  }

  /// Lets go of the flows in the screens of steps that have gone, and above them.
  func release(_ removed: [Step<Destination>]) {
    guard !placement.found.isEmpty || !placement.raised.isEmpty else { return }
    for step in removed.reversed() {
      let key = AnyHashable(Placed(step: step))
      if let first = placement.raised.firstIndex(where: { $0.step == key }) {
        releaseRaised(keeping: first)
      }
      let flows = placement.found.removeValue(forKey: key)?.flows ?? []
      for child in flows.reversed() { child.flow.abandon(leaving: self) }
    }
  }

  func releaseRaised(keeping count: Int) {
    while placement.raised.count > count {
      let last = placement.raised.removeLast()
      last.flow.abandon(leaving: self)
      last.end(with: nil)
    }
  }

  /// Lets go of what belonged to steps that an assignment to the journey took away.
  func releaseVanished() {
    let placement = placement
    guard !placement.found.isEmpty || !placement.raised.isEmpty else { return }
    let journey = journey
    func isHere(_ key: AnyHashable) -> Bool {
      (key.base as? Placed)?.isPlaced(in: journey) ?? false
    }
    if let first = placement.raised.firstIndex(where: { !isHere($0.step) }) {
      releaseRaised(keeping: first)
    }
    for (key, flows) in placement.found where !isHere(key) {
      placement.found[key] = nil
      for child in flows.flows.reversed() { child.flow.abandon(leaving: self) }
    }
  }
}
