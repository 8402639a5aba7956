public import MeerkatJourney

/// The verbs of a flow.
///
/// A refused request changes nothing and updates no view, so you can ignore the answer. Inside a
/// guard, `didDismiss`, the closure for an outcome or `screen(for:)`, the answer is
/// `.waiting(.queued)`: the request is carried out after the current navigation.
extension Flow {
  /// The steps from the flow's root to what the user sees.
  ///
  /// When the user goes back or closes something on screen, the journey follows.
  public var journey: Journey<Destination> { navigator.journey }

  /// Shows exactly the steps of a journey, without asking any guard.
  ///
  /// Steps that are in both journeys keep their identity, the flows in them and, if they stay in
  /// the same stack, the state of their screens. Awaited flows are in no journey: they end, unless
  /// nothing changes. To ask the guards, use `go(.replaceAll(with:))`.
  ///
  /// - Returns: The change, or the reason why the journey can't be shown here.
  @discardableResult
  public func reset(to journey: Journey<Destination>) -> NavigationAnswer<Destination> {
    answer(.reset(journey.erased), to: "reset(to: \(journey))", cause: .reset)
  }

  /// Pushes a destination onto the stack that the user sees.
  ///
  /// A second tap doesn't push twice: a push of the destination that is already on top, pushed, is
  /// refused as `alreadyThere`.
  ///
  /// - Returns: The change, or the reason why nothing changes or the request has to wait.
  @discardableResult
  public func push(_ destination: Destination) -> NavigationAnswer<Destination> {
    answer(.go(Direction.forward(to: destination).erased), to: "push(\(destination))")
  }

  /// Presents a destination above everything that the user sees.
  ///
  /// ```swift
  /// present(.newTea)
  /// present(.removal(id), as: .alert)
  /// ```
  ///
  /// A second tap doesn't present twice, as with `push(_:)`.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - presentation: The presentation: a sheet, a full-screen cover, a popover, an alert or a
  ///     confirmation dialog.
  /// - Returns: The change, or the reason why nothing changes or the request has to wait.
  @discardableResult
  public func present(
    _ destination: Destination, as presentation: Presentation = .sheet
  ) -> NavigationAnswer<Destination> {
    answer(
      .go(Direction.forward(to: destination, style: .present(presentation)).erased),
      to: "present(\(destination), as: \(presentation))")
  }

  /// Goes in a direction, which is a value: it may come from a presenter, a test or a log.
  ///
  /// A second tap doesn't go twice: `forward` to the destination and style that are already on top
  /// is refused. To show the same destination twice in a row on purpose, use the list form:
  /// `go([…])`.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - isConfirmed: Whether to leave without asking `shouldLeave`, because nothing would be lost:
  ///     what the user entered is saved. That holds also if the request has to wait.
  /// - Returns: The change, or the reason why the direction was refused or has to wait for an
  ///   answer.
  @discardableResult
  public func go(
    _ direction: Direction<Destination>, confirmed isConfirmed: Bool = false
  ) -> NavigationAnswer<Destination> {
    answer(.go(direction.erased), isConfirmed: isConfirmed, to: "go(\(direction))")
  }

  /// Goes in several directions as one change; if one is refused, none is followed.
  ///
  /// - Returns: The change, or the reason why one of the directions was refused or has to wait.
  @discardableResult
  public func go(_ directions: [Direction<Destination>]) -> NavigationAnswer<Destination> {
    answer(
      .goSeveral(directions.map(\.erased)),
      to: "go([\(directions.map { "\($0)" }.joined(separator: ", "))])")
  }

  /// Goes back one step or, at the root of a flow inside another one, leaves the flow.
  ///
  /// Has no effect at the root of the outermost flow. Returns nothing, so that you can pass it to a
  /// screen as an action.
  public func back() { _ = answer(.go(.back), to: "back()") }

  /// Goes back to the topmost step with a destination; what lies above it goes.
  ///
  /// - Returns: The change, or the reason why the request was refused: `destinationNotFound` if no
  ///   step has the destination.
  @discardableResult
  public func back(to destination: Destination) -> NavigationAnswer<Destination> {
    answer(.go(Direction.backTo(destination).erased), to: "back(to: \(destination))")
  }

  /// Goes back from the topmost step with a destination, which goes with everything above it.
  ///
  /// Because the request names the step, a late one doesn't affect another step.
  ///
  /// - Returns: The change, or the reason why the request was refused: `destinationNotFound` if no
  ///   step has the destination.
  @discardableResult
  public func back(from destination: Destination) -> NavigationAnswer<Destination> {
    answer(.go(Direction.backFrom(destination).erased), to: "back(from: \(destination))")
  }

  /// Goes back to the topmost step whose destination matches.
  ///
  /// - Parameter matches: Returns whether to go back to a destination; called from the top down.
  /// - Returns: The change, or the reason why the request was refused: `nothingMatches` if no
  ///   destination matches.
  @discardableResult
  public func back(
    where matches: @escaping (Destination) -> Bool
  ) -> NavigationAnswer<Destination> {
    answer(.backWhere { $0.matches(matches) }, to: "back(where:)")
  }

  /// Removes every step whose destination matches, except the root.
  ///
  /// - Parameter matches: Returns whether to remove the steps with a destination.
  /// - Returns: The change, or the reason why the request was refused: `nothingMatches` if no
  ///   destination matches.
  @discardableResult
  public func remove(
    where matches: @escaping (Destination) -> Bool
  ) -> NavigationAnswer<Destination> {
    answer(.removeWhere { $0.matches(matches) }, to: "remove(where:)")
  }

  /// Closes the topmost presentation of the flow, or the flow itself if it was presented.
  ///
  /// Has no effect if nothing is presented. Returns nothing, so that you can pass it to a screen as
  /// an action.
  public func close() { _ = answer(.go(.close), to: "close()") }

  /// Leaves the flow from any depth, as going back does at its root.
  ///
  /// All guards in the flow are asked, and the parent gets no outcome. Has no effect in the
  /// outermost flow, in a tab or column, and in part of a screen, because these can't be left.
  public func leave() { _ = answer(.leaveFlow, to: "leave()") }

  private func answer(
    _ request: Request.Kind, isConfirmed: Bool = false, to verb: @autoclosure () -> String,
    cause: NavigationCause = .flow
  ) -> NavigationAnswer<Destination> {
    let node = node
    let answer = node.perform(Request(request, isConfirmed: isConfirmed), cause: cause)
    answer.reportMistake { refusal in
      "\(type(of: self)).\(verb()) was refused at \(node.ownTop.destination). \(refusal)"
    }
    return NavigationAnswer(typing: answer)
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

extension AnyDestination {
  /// Whether it is a destination that matches; an awaited flow is none.
  fileprivate func matches<Destination>(_ matches: (Destination) -> Bool) -> Bool {
    (base as? Destination).map(matches) ?? false
  }
}
