import MeerkatJourney

extension Flow {
  /// Asks who has to be asked, then carries moves out, all or none.
  ///
  /// - Parameters:
  ///   - moves: What is to happen, the uppermost flow first.
  ///   - name: What tells this intention from another one.
  ///   - way: Where the user has been sent for it so far.
  ///   - retry: Takes the intention up again.
  /// - Returns: Why it has not happened, or nil when it has.
  func cross(
    _ moves: [Move], name: @autoclosure () -> AnyHashable, way: Way,
    retry: @escaping @MainActor (Way) -> Void
  ) -> Refusal? {
    if let waiting = currentCrossing, waiting.isSame(as: name()) { return .undecided }
    withdrawCrossing()
    var checkpoints = moves.flatMap(\.checkpoints)[...]
    // Mostly everybody agrees at once, and nothing has to be kept for later.
    guard let objection = checkpoints.nextObjection() else {
      moves.carryOut()
      return nil
    }
    let intention = intention(moves, name: name(), way: way, retry: retry)
    return Crossing(checkpoints, intention: intention).proceed(after: objection)
  }

  private func intention(
    _ moves: [Move], name: AnyHashable, way: Way, retry: @escaping @MainActor (Way) -> Void
  ) -> Intention {
    Intention(
      name: name,
      state: { moves.map { $0.state() } },
      carryOut: moves.carryOut,
      report: { [weak self] in self?.tell(refusal: $0) },
      // The root keeps the crossing, which must not keep the root.
      wait: { [weak root = rootFlow] in root?.placement.crossing = $0 },
      stopWaiting: { [weak root = rootFlow] crossing in
        if root?.placement.crossing === crossing { root?.placement.crossing = nil }
      },
      sidestep: { way.sidestep($0, then: retry) })
  }

  /// The crossing that waits for an answer which does not come too late yet.
  var currentCrossing: Crossing? {
    let crossing = rootFlow.placement.crossing
    return crossing?.isStillPossible == true ? crossing : nil
  }

  /// Gives up what waits for an answer; with a name, only when it is that.
  func withdrawCrossing(named name: AnyHashable? = nil) {
    let root = rootFlow
    guard let crossing = root.placement.crossing else { return }
    if let name, !crossing.isSame(as: name) { return }
    root.placement.crossing = nil
    crossing.withdraw()
  }

  /// Goes to a place where the user is sent first.
  func go(
    aside destination: Destination, style: Style, way: Way,
    then retry: @escaping @MainActor (Way) -> Void
  ) -> Refusal? {
    let place = Sidestep.Place(flow: ObjectIdentifier(self), destination: destination)
    let arrive: (Change<Destination>) -> Void = { [weak self] change in
      guard let self, let step = change.added.last else { return }
      placement.detour = Detour(
        step: AnyHashable(Placed(step: step)),
        place: place,
        goOn: { retry(Way(been: $0)) })
    }
    let direction = Direction.forward(to: destination, style: style)
    let result = go(direction, cause: .guarded, way: way, didCarryOut: arrive, retry: retry)
    guard case .failure(let refusal) = result else {
      return .sentElsewhere(String(describing: destination))
    }
    return refusal
  }
}
