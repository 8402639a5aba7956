import MeerkatJourney

extension Flow {
  /// Leaves the flow, as going back from its root does.
  ///
  /// - Returns: Why it is not left, or nil when it is.
  func leave(cause: NavigationCause, way: Way = Way()) -> Refusal? {
    guard let parent = placement.parent, let seat = placement.seat else { return .atTheRoot }
    switch seat {
    case .part, .tab: return .atTheRoot
    case .screen(let key): return parent.leave(key, cause: cause, way: way)
    case .raised(let raised): return parent.leave(raised, cause: cause, way: way)
    }
  }

  private func leave(_ key: AnyHashable, cause: NavigationCause, way: Way) -> Refusal? {
    guard let step = key.base as? Placed else { return .stepNotFound }
    return userLeft(step, cause: cause, way: way)
  }

  private func leave(_ raised: Raised, cause: NavigationCause, way: Way) -> Refusal? {
    guard let index = placement.raised.firstIndex(where: { $0 === raised }) else {
      return .stepNotFound
    }
    let step = (raised.step.base as? Placed).flatMap { journey.index(of: $0.step.id) } ?? 0
    let shift = Shift<Destination>(
      route: .follow(.cut(kept: step + 1)), raisedKept: index)
    return depart(shift, name: ObjectIdentifier(raised), cause: cause, way: way) {
      [weak self, weak raised] way in
      if let raised { _ = self?.leave(raised, cause: cause, way: way) }
    }
  }

  /// Takes a step away that the user left, with everything above it, whichever flow it belongs to.
  ///
  /// - Returns: Why it is not taken away, or nil when it is.
  func userLeft(_ step: Placed, cause: NavigationCause, way: Way = Way()) -> Refusal? {
    guard let index = journey.index(of: step.step.id), step.isPlaced(in: journey) else {
      return .stepNotFound
    }
    guard index > 0 else { return leave(cause: cause, way: way) }
    let shift = Shift<Destination>(
      route: .follow(.cut(kept: index)), raisedKept: placement.raised.count)
    return depart(shift, name: step, cause: cause, way: way) { [weak self] way in
      _ = self?.userLeft(step, cause: cause, way: way)
    }
  }

  private func depart(
    _ shift: Shift<Destination>, name: some Hashable, cause: NavigationCause, way: Way,
    retry: @escaping @MainActor (Way) -> Void
  ) -> Refusal? {
    releaseVanished()
    let moves = movesAbove(cause: cause) + [move(shift, cause: cause)]
    let refusal = cross(moves, name: AnyHashable(name), way: way, retry: retry)
    if let refusal { tell(refusal: refusal) }
    return refusal
  }

  /// What has to go from above this flow in the flows around it, the uppermost first.
  func movesAbove(cause: NavigationCause) -> [Move] {
    guard let parent = placement.parent, let seat = placement.seat else { return [] }
    return parent.movesAbove(cause: cause) + parent.movesAbove(seat, cause: cause)
  }

  private func movesAbove(_ seat: Seat, cause: NavigationCause) -> [Move] {
    guard let step = (seat.step.base as? Placed)?.step, let index = journey.index(of: step.id)
    else { return [] }
    let kept: Int
    if case .raised(let raised) = seat {
      kept = (placement.raised.firstIndex { $0 === raised } ?? -1) + 1
    } else {
      kept = placement.raised.prefix { place(of: $0) < index }.count
    }
    let shift = Shift<Destination>(route: .follow(.cut(kept: index + 1)), raisedKept: kept)
    guard !shift.leavesUnchanged(journey, raisedCount: placement.raised.count) else { return [] }
    return [move(shift, cause: cause)]
  }

  /// Where the step is that a raised flow lies on.
  private func place(of raised: Raised) -> Int {
    (raised.step.base as? Placed).flatMap { journey.index(of: $0.step.id) } ?? 0
  }
}
