public import MeerkatJourney

/// The verbs of a flow.
///
/// A refused direction changes nothing and evaluates no view again, so that a flow can leave the
/// answer aside where there is nothing to do about it. Inside a guard, `didDismiss`, an outcome or a
/// screen that is being made, a verb takes its turn afterwards, and answers with `queued`.
extension Flow {
  /// Where the user is.
  ///
  /// What the user does on screen, such as swiping back, arrives here too. An assignment asks
  /// nobody: to ask first, use `go(_:)`. Steps that are in both journeys keep their identity and the
  /// flows in them and, where they stay in the same stack, the state of their screens.
  public var journey: Journey<Destination> {
    get { navigator.journey }
    set {
      _ = NavigationAnswer(engine.perform(Request(.assign(newValue)), cause: .assignment)) {
        "\(type(of: self)).journey = \(newValue) was refused. \($0)"
      }
    }
  }

  /// Goes in a direction.
  ///
  /// A second tap does not go twice: `forward` to what is on top already is refused. Who really
  /// wants the same destination twice in a row says so with `go([…])`.
  ///
  /// - Returns: What changed, or why the direction was refused or has to wait for an answer.
  @discardableResult
  public func go(_ direction: Direction<Destination>) -> NavigationAnswer<Destination> {
    answer(.go(direction), to: "go(\(direction))")
  }

  /// Goes in several directions as one change; where one is refused, none is followed.
  ///
  /// - Returns: What changed, or why one of the directions was refused or has to wait.
  @discardableResult
  public func go(_ directions: [Direction<Destination>]) -> NavigationAnswer<Destination> {
    answer(.goSeveral(directions), to: "go(\(directions))")
  }

  /// Goes one step back; at the root of a flow that is placed in another one, out of this flow.
  ///
  /// Does nothing at the root of all. Returns nothing, so that it can be handed to a screen as its
  /// action.
  public func back() {
    _ = answer(.go(.back), to: "back()")
  }

  /// Goes back to the topmost step whose destination is meant.
  ///
  /// - Returns: What changed, or why it was refused: `nothingMatches` where no destination is meant.
  @discardableResult
  public func back(
    to isMeant: @escaping (Destination) -> Bool
  ) -> NavigationAnswer<Destination> {
    answer(.backWhere(isMeant), to: "back(to:)")
  }

  /// Takes all steps but the root whose destinations are meant out from among the others.
  ///
  /// - Returns: What changed, or why it was refused: `nothingMatches` where no destination is meant.
  @discardableResult
  public func remove(
    where isMeant: @escaping (Destination) -> Bool
  ) -> NavigationAnswer<Destination> {
    answer(.removeWhere(isMeant), to: "remove(where:)")
  }

  /// Closes the topmost presentation of the flow, or the flow itself when that was presented.
  ///
  /// Does nothing where nothing is presented. Returns nothing, so that it can be handed to a screen
  /// as its action.
  public func close() {
    _ = answer(.go(.close), to: "close()")
  }

  /// Leaves the flow, from however deep, as going back from its root does.
  ///
  /// Everybody in it is asked. The parent gets no outcome. Does nothing at the root of all, in a tab
  /// and in a part of a screen, where there is no way out.
  public func leave() {
    _ = answer(.leaveFlow, to: "leave()")
  }

  private func answer(
    _ request: Request<Destination>.Kind, to verb: @autoclosure () -> String
  ) -> NavigationAnswer<Destination> {
    NavigationAnswer(engine.perform(Request(request), cause: .flow)) { refusal in
      "\(type(of: self)).\(verb()) was refused at \(journey.top.destination). \(refusal)"
    }
  }
}

/// Verbs that wait until everybody has answered.
extension Flow {
  /// Goes in a direction, and waits until those who are asked have answered.
  ///
  /// ```swift
  /// try await navigate(.backToRoot)   // after "Discard changes?" was answered with yes
  /// ```
  ///
  /// - Throws: Why the user stays: `forbidden` after a no, `superseded` when another navigation took
  ///   its place, or any other `Refusal`; `CancellationError` when the waiting task is cancelled.
  public func navigate(_ direction: Direction<Destination>) async throws {
    try await navigate(Request(.go(direction)), cause: .flow)
  }

  /// Goes in several directions as one change, and waits until those who are asked have answered.
  ///
  /// - Throws: Why the user stays, as for one direction.
  public func navigate(_ directions: [Direction<Destination>]) async throws {
    try await navigate(Request(.goSeveral(directions)), cause: .flow)
  }

  func navigate(_ request: Request<Destination>, cause: NavigationCause) async throws {
    try Task.checkCancellation()
    let engine = engine
    let withdraw: @MainActor @Sendable () -> Void = { engine.withdraw(request) }
    let result = await withTaskCancellationHandler {
      await Reply.answer { reply in _ = engine.perform(request, cause: cause, reply: reply) }
    } onCancel: {
      Task { @MainActor in withdraw() }
    }
    switch result {
    case .success: return
    case .failure(let refusal): throw Task.isCancelled ? CancellationError() : refusal
    case nil: throw Task.isCancelled ? CancellationError() : Refusal.superseded
    }
  }
}
