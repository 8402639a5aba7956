import MeerkatJourney
import Observation

extension Flow {
  /// Lets go of everything that waits for, or is placed in, this flow; the uppermost first.
  func releaseAll() {
    placement.crossing?.withdraw()
    placement.crossing = nil
    placement.detour = nil
    releaseRaised(keeping: 0)
    let flows = placement.found.values.flatMap(\.flows).map(\.flow) + settledFlows()
    placement.found = [:]
    stepsSeenLast.forgetFlows()
    if !placement.settled.isEmpty { placement.settled = [] }
    for child in flows.reversed() { child.abandon(leaving: self) }
  }

  /// Lets go of the flows in the screens of steps that have gone, and above them.
  func release(_ removed: [Step<Destination>]) {
    for step in removed.reversed() {
      let key = AnyHashable(Placed(step: step))
      if let first = placement.raised.firstIndex(where: { $0.step == key }) {
        releaseRaised(keeping: first)
      }
      release(at: key)
    }
  }

  func releaseRaised(keeping count: Int) {
    while placement.raised.count > count {
      let last = placement.raised.removeLast()
      last.flow.abandon(leaving: self)
      last.end()
    }
  }

  /// Lets go of what belonged to steps that an assignment to the journey took away.
  func releaseVanished() {
    guard placement.hasFlows || placement.detour != nil else { return }
    releaseVanished(from: knownSteps)
  }

  /// Lets go of what belonged to steps that are no longer there.
  func releaseVanished(from known: KnownSteps<Destination>) {
    let journey = journey
    func isHere(_ key: AnyHashable) -> Bool {
      (key.base as? Placed)?.isPlaced(in: journey) ?? false
    }
    if let first = placement.raised.firstIndex(where: { !isHere($0.step) }) {
      releaseRaised(keeping: first)
    }
    let steps = known.takeGone() + placement.settled.map(\.step)
    for key in steps where !isHere(key) { release(at: key) }
    if let detour = placement.detour, !detour.isOver, !isHere(detour.step) {
      placement.detour = nil
    }
  }

  private func release(at key: AnyHashable) {
    let flows = flowsPlaced(at: key)
    placement.found[key] = nil
    if placement.settled.contains(where: { $0.step == key }) {
      placement.settled.removeAll { $0.step == key }
    }
    for child in flows.reversed() { child.abandon(leaving: self) }
  }

  /// Notices assignments to the journey here and around, so that whoever waits is told of them also
  /// where no host looks.
  func noticeAssignments() {
    placement.parent?.noticeAssignments()
    guard placement.hasFlows, !placement.noticesAssignments else { return }
    placement.noticesAssignments = true
    let notice: @MainActor () -> Void = { [weak self] in
      self?.placement.noticesAssignments = false
      self?.releaseVanished()
      self?.noticeAssignments()
    }
    withObservationTracking {
      _ = journey
    } onChange: {
      Task { @MainActor in notice() }
    }
  }
}

extension Placement {
  /// Whether any flow is placed in this one.
  var hasFlows: Bool { !found.isEmpty || !raised.isEmpty || !settled.isEmpty }
}
