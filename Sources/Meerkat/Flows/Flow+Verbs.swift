public import MeerkatJourney

/// The verbs of a flow.
///
/// A refused direction changes nothing and evaluates no view again, so that a flow can leave the
/// answer aside where there is nothing to do about it.
extension Flow {
  /// Goes in a direction.
  ///
  /// A second tap does not go twice: `forward` to what is on top already is refused. Who really
  /// wants the same destination twice in a row says so with `go([…])`.
  ///
  /// - Returns: What changed, or why the direction was refused or has to wait for an answer.
  @discardableResult
  public func go(_ direction: Direction<Destination>) -> Result<Change<Destination>, Refusal> {
    go(direction, cause: .flow)
  }

  /// Goes in several directions as one change; where one is refused, none is followed.
  ///
  /// - Returns: What changed, or why one of the directions was refused or has to wait.
  @discardableResult
  public func go(_ directions: [Direction<Destination>]) -> Result<Change<Destination>, Refusal> {
    go(directions, cause: .flow)
  }

  /// Goes one step back; at the root of a flow that is placed in another one, out of this flow.
  ///
  /// Does nothing at the root of all. Returns nothing, so that it can be handed to a screen as its
  /// action.
  public func back() {
    go(.back)
  }

  /// Closes the topmost presentation of the flow, or the flow itself when that was presented.
  ///
  /// Does nothing where nothing is presented. Returns nothing, so that it can be handed to a screen
  /// as its action.
  public func close() {
    go(.close)
  }
}
