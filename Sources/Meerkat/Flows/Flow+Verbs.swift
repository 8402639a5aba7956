public import MeerkatJourney

/// The verbs of a flow.
///
/// A refused direction changes nothing and evaluates no view again, so that a flow can leave the
/// answer aside where there is nothing to do about it.
extension Flow {
  /// Goes in a direction.
  ///
  /// - Returns: What changed, or why the direction was refused.
  @discardableResult
  public func go(_ direction: Direction<Destination>) -> Result<Change<Destination>, Refusal> {
    carryOut { () throws(Refusal) in try journey.plan(for: direction) }
  }

  /// Goes in several directions as one change; where one is refused, none is followed.
  ///
  /// - Returns: What changed, or why one of the directions was refused.
  @discardableResult
  public func go(_ directions: [Direction<Destination>]) -> Result<Change<Destination>, Refusal> {
    var next = journey
    return Result { () throws(Refusal) in
      let change = try next.go(directions)
      guard !change.isEmpty else { return change }
      // In place: an assignment of other steps that look the same would be told to nobody.
      return try journey.go(directions)
    }
  }

  /// Goes one step back; does nothing at the root.
  ///
  /// Returns nothing, so that it can be handed to a screen as its action.
  public func back() {
    go(.back)
  }

  /// Closes the topmost presentation; does nothing where nothing is presented.
  ///
  /// Returns nothing, so that it can be handed to a screen as its action.
  public func close() {
    go(.close)
  }

  /// Takes a step away that the user left on screen; does nothing when it has already gone.
  ///
  /// Where the journey was replaced by one that looks the same, nobody was told, and the step that
  /// is now in that place is meant.
  func userLeft(_ step: PlacedStep<Destination>, shownIn shown: Journey<Destination>) {
    let left = step.isPlaced(in: journey) ? step.step : journey.step(like: step.step.id, in: shown)
    guard let left else { return }
    carryOut { () throws(Refusal) in try journey.plan(removing: left.id) }
  }

  // Decides before it touches the journey: touching it counts as a change for all who observe it.
  @discardableResult
  private func carryOut(
    _ decide: () throws(Refusal) -> Plan<Destination>
  ) -> Result<Change<Destination>, Refusal> {
    Result { () throws(Refusal) in
      let plan = try decide()
      guard !journey.isUnchanged(by: plan) else {
        return Change(unchanged: journey)
      }
      return journey.carryOut(plan)
    }
  }
}
