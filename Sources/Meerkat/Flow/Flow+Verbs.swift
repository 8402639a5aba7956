public import MeerkatJourney

/// The verbs of a flow.
///
/// A refused request changes nothing and updates no view, so you can ignore the answer. Inside a
/// guard, `didDismiss`, the closure for an outcome or `screen(for:)`, a verb answers `queued`: it
/// is carried out after the current navigation.
extension Flow {
  /// The steps from the flow's root to what the user sees.
  ///
  /// When the user goes back or closes something on screen, the journey follows. An assignment
  /// doesn't ask the guards; to ask them, use `go(_:)`. Steps that are in both journeys keep their
  /// identity, the flows in them and, if they stay in the same stack, the state of their screens.
  public var journey: Journey<Destination> {
    get { navigator.journey }
    set {
      let request = Request(.assign(newValue.erased))
      _ = NavigationAnswer<Destination>(node.perform(request, cause: .assignment)) {
        "\(type(of: self)).journey = \(newValue) was refused. \($0)"
      }
    }
  }

  /// Goes in a direction.
  ///
  /// A second tap doesn't go twice: `forward` to the destination and style that are already on top
  /// is refused. To show the same destination twice in a row on purpose, use the list form:
  /// `go([…])`.
  ///
  /// - Returns: The change, or the reason why the direction was refused or has to wait for an
  ///   answer.
  @discardableResult
  public func go(_ direction: Direction<Destination>) -> NavigationAnswer<Destination> {
    answer(.go(direction.erased), to: "go(\(direction))")
  }

  /// Goes in several directions as one change; if one is refused, none is followed.
  ///
  /// - Returns: The change, or the reason why one of the directions was refused or has to wait.
  @discardableResult
  public func go(_ directions: [Direction<Destination>]) -> NavigationAnswer<Destination> {
    answer(.goSeveral(directions.map(\.erased)), to: "go(\(directions))")
  }

  /// Goes back one step or, at the root of a flow inside another one, leaves the flow.
  ///
  /// Has no effect at the root of the outermost flow. Returns nothing, so that you can pass it to a
  /// screen as an action.
  public func back() {
    _ = answer(.go(.back), to: "back()")
  }

  /// Goes back to the topmost step whose destination matches.
  ///
  /// - Parameter isMeant: Returns whether to go back to a destination; called from the top down.
  /// - Returns: The change, or the reason why the request was refused: `nothingMatches` if no
  ///   destination matches.
  @discardableResult
  public func back(
    to isMeant: @escaping (Destination) -> Bool
  ) -> NavigationAnswer<Destination> {
    answer(.backWhere { isMeant($0.typed()) }, to: "back(to:)")
  }

  /// Removes every step whose destination matches, except the root.
  ///
  /// - Parameter isMeant: Returns whether to remove the steps with a destination.
  /// - Returns: The change, or the reason why the request was refused: `nothingMatches` if no
  ///   destination matches.
  @discardableResult
  public func remove(
    where isMeant: @escaping (Destination) -> Bool
  ) -> NavigationAnswer<Destination> {
    answer(.removeWhere { isMeant($0.typed()) }, to: "remove(where:)")
  }

  /// Closes the topmost presentation of the flow, or the flow itself if it was presented.
  ///
  /// Has no effect if nothing is presented. Returns nothing, so that you can pass it to a screen as
  /// an action.
  public func close() {
    _ = answer(.go(.close), to: "close()")
  }

  /// Leaves the flow from any depth, as going back does at its root.
  ///
  /// All guards in the flow are asked, and the parent gets no outcome. Has no effect in the
  /// outermost flow, in a tab or column, and in part of a screen, because these can't be left.
  public func leave() {
    _ = answer(.leaveFlow, to: "leave()")
  }

  private func answer(
    _ request: Request.Kind, to verb: @autoclosure () -> String
  ) -> NavigationAnswer<Destination> {
    NavigationAnswer(node.perform(Request(request), cause: .flow)) { refusal in
      "\(type(of: self)).\(verb()) was refused at \(journey.top.destination). \(refusal)"
    }
  }
}

/// Verbs that wait until all guards have answered.
extension Flow {
  /// Goes in a direction, and waits until all guards have answered.
  ///
  /// ```swift
  /// try await navigate(.backToRoot)   // returns after the user confirmed "Discard changes?"
  /// ```
  ///
  /// - Throws: The `Refusal` that explains why the user stays, such as `forbidden` if a guard
  ///   refused or `superseded` if another request replaced this one; `CancellationError` if the
  ///   waiting task is cancelled.
  public func navigate(_ direction: Direction<Destination>) async throws {
    try await navigate(Request(.go(direction.erased)), cause: .flow)
  }

  /// Goes in several directions as one change, and waits until all guards have answered.
  ///
  /// - Throws: The reason why the user stays, as for a single direction.
  public func navigate(_ directions: [Direction<Destination>]) async throws {
    try await navigate(Request(.goSeveral(directions.map(\.erased))), cause: .flow)
  }

  func navigate(_ request: Request, cause: NavigationCause) async throws {
    let node = node
    try await Reply.answer { reply in
      _ = node.perform(request, cause: cause, reply: reply)
    } withdraw: { [weak node] reply in
      node?.withdraw(reply)
    }
  }
}
