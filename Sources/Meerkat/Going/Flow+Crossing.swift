import MeerkatJourney

extension Flow {
  /// Asks who has to be asked, then carries moves out, all or none.
  ///
  /// - Parameters:
  ///   - moves: What is to happen, the uppermost flow first.
  ///   - name: What tells this intention from another one.
  ///   - way: Where the user has been sent for it so far.
  ///   - didRefuse: Told when it comes to nothing after all, where that was not known at once.
  ///   - retry: Takes the intention up again.
  /// - Returns: Why it has not happened, or nil when it has.
  func cross(
    _ moves: [Move], name: AnyHashable, way: Way,
    didRefuse: @escaping () -> Void = {}, retry: @escaping @MainActor (Way) -> Void
  ) -> Refusal? {
    let root = rootFlow
    if let waiting = root.placement.crossing {
      if waiting.isSame(as: name) { return .undecided }
      waiting.withdraw()
      root.placement.crossing = nil
    }
    let intention = Intention(
      name: name,
      isStillPossible: { moves.allSatisfy { $0.isStillPossible() } },
      carryOut: {
        for move in moves { move.carryOut() }
        for move in moves { move.goOn() }
      },
      report: { [weak self] refusal in
        self?.tell(refusal: refusal)
        didRefuse()
      },
      wait: { root.placement.crossing = $0 },
      stopWaiting: { crossing in
        if root.placement.crossing === crossing { root.placement.crossing = nil }
      },
      sidestep: { way.sidestep($0, then: retry) })
    return Crossing(moves.flatMap(\.checkpoints), intention: intention).proceed()
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
        isThere: { [weak self] in self?.journey[step.id] != nil },
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
