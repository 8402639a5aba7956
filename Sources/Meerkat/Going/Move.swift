import MeerkatJourney

/// What is to happen to one flow, whatever its destinations are.
@MainActor
struct Move {
  /// What has to be asked before.
  let checkpoints: [Checkpoint]

  /// What the decision is based on.
  let state: () -> AnyHashable

  let carryOut: () -> Void

  /// Goes on with what waited for the user to come back from elsewhere.
  let goOn: () -> Void
}

extension [Move] {
  /// Does all of it, then goes on with what waited for that.
  @MainActor
  func carryOut() {
    for move in self { move.carryOut() }
    for move in self { move.goOn() }
  }
}

extension Flow {
  /// Decides what is asked and done for a shift.
  func move(
    _ shift: Shift<Destination>, entersRoot: Bool = false, cause: NavigationCause,
    didCarryOut: @escaping (Change<Destination>) -> Void = { _ in }
  ) -> Move {
    let removed = shift.removed(from: journey)
    return Move(
      checkpoints: checkpoints(leaving: removed, raisedKeeping: shift.raisedKept)
        + checkpoints(entering: (entersRoot ? [journey.steps[0]] : []) + shift.added),
      state: { [weak self] in
        AnyHashable(self.map { $0.states(leaving: removed, shift.raisedKept) })
      },
      carryOut: { [weak self] in
        if let self { didCarryOut(carryOut(shift, cause: cause)) }
      },
      goOn: { [weak self] in self?.goOnFromDetour() })
  }

  /// Does what was decided, releases what has gone, and tells those who watch.
  func carryOut(_ shift: Shift<Destination>, cause: NavigationCause) -> Change<Destination> {
    let before = journey.top
    let raisedBefore = placement.raised.count
    let change = follow(shift.route)
    // The journey first, so that whoever is told of an end finds it as it is now.
    if shift.raisedKept < raisedBefore { releaseRaised(keeping: shift.raisedKept) }
    if placement.hasFlows || placement.detour != nil {
      // Where one step is taken out, those above it are in the change, but have not gone.
      let gone = change.removed.filter { !Placed(step: $0).isPlaced(in: journey) }
      release(gone)
      endDetour(gone)
      stepsSeenLast.cut(to: change.kept) { placement.found[$0] != nil }
    }
    if !change.isEmpty || placement.raised.count < raisedBefore {
      tell(change, from: before, cause: cause)
    }
    return change
  }

  private func follow(_ route: Shift<Destination>.Route) -> Change<Destination> {
    switch route {
    case .stay:
      return Change(unchanged: journey)
    case .follow(let plan):
      guard !journey.isUnchanged(by: plan) else { return Change(unchanged: journey) }
      return journey.carryOut(plan)
    case .become(let next, let kept):
      // In place: an assignment of other steps that look the same would be told to nobody.
      return journey.become(next, keeping: kept)
    case .extract(let id):
      return (try? journey.extract(id)) ?? Change(unchanged: journey)
    }
  }

  func goOnFromDetour() {
    guard let detour = placement.detour, detour.isOver else { return }
    placement.detour = nil
    detour.goOn(detour.place)
  }

  private func endDetour(_ removed: [Step<Destination>]) {
    guard let step = placement.detour?.step else { return }
    if removed.contains(where: { AnyHashable(Placed(step: $0)) == step }) {
      placement.detour?.isOver = true
    }
  }
}
