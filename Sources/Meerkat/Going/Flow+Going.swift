import MeerkatJourney

extension Flow {
  func go(
    _ direction: Direction<Destination>, cause: NavigationCause, way: Way = Way(),
    didCarryOut: @escaping (Change<Destination>) -> Void = { _ in },
    retry: (@MainActor (Way) -> Void)? = nil
  ) -> Result<Change<Destination>, Refusal> {
    releaseVanished()
    let shift: Shift<Destination>
    do {
      shift = try Draft(self).shift(for: direction)
      try check(shift, for: direction)
    } catch {
      return leaveForParent(direction, refusedAs: error, cause: cause)
    }
    return go(
      shift, name: direction, cause: cause, way: way, didCarryOut: didCarryOut,
      retry: retry ?? { [weak self] way in _ = self?.go(direction, cause: cause, way: way) })
  }

  func go(
    _ directions: [Direction<Destination>], cause: NavigationCause, way: Way = Way()
  ) -> Result<Change<Destination>, Refusal> {
    releaseVanished()
    return Result { () throws(Refusal) in
      let shift = try Draft(self).shift(for: directions)
      try check(shift)
      return shift
    }
    .flatMap { shift in
      go(shift, name: directions, cause: cause, way: way) { [weak self] way in
        _ = self?.go(directions, cause: cause, way: way)
      }
    }
  }

  private func go(
    _ shift: Shift<Destination>, name: some Hashable, cause: NavigationCause, way: Way,
    didCarryOut: @escaping (Change<Destination>) -> Void = { _ in },
    retry: @escaping @MainActor (Way) -> Void
  ) -> Result<Change<Destination>, Refusal> {
    var result = Change(unchanged: journey)
    guard !shift.leavesUnchanged(journey, raisedCount: placement.raised.count) else {
      return .success(result)
    }
    let move = move(shift, cause: cause) { change in
      result = change
      didCarryOut(change)
    }
    let refusal = cross(
      [move], name: AnyHashable(Named(flow: ObjectIdentifier(self), intention: name)), way: way,
      retry: retry)
    if let refusal {
      tell(refusal: refusal)
      return .failure(refusal)
    }
    return .success(result)
  }

  /// At the root of a flow that is placed in another one, the way back leads out of the flow.
  private func leaveForParent(
    _ direction: Direction<Destination>, refusedAs refusal: Refusal, cause: NavigationCause
  ) -> Result<Change<Destination>, Refusal> {
    let leaves =
      switch (direction, refusal) {
      case (.back, .atTheRoot): true
      case (.close, .nothingPresented): isPresentedItself
      default: false
      }
    guard leaves, placement.seat.map(\.canBeLeft) == true else {
      tell(refusal: refusal)
      return .failure(refusal)
    }
    if let refusal = leave(cause: cause) { return .failure(refusal) }
    return .success(Change(unchanged: journey))
  }
}

/// An intention of one flow.
private struct Named<Value: Hashable>: Hashable {
  let flow: ObjectIdentifier
  let intention: Value
}

extension Seat {
  /// Whether the flow can be left by the way back at its root.
  var canBeLeft: Bool {
    switch self {
    case .screen, .raised: true
    case .part, .tab: false
    }
  }
}
