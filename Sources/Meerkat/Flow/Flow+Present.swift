public import MeerkatJourney

extension Flow {
  /// Presents another flow above everything in this one, and waits for its outcome.
  ///
  /// ```swift
  /// if let device = try await present(DeviceInstallationFlow()) { devices.append(device) }
  /// ```
  ///
  /// No task waits across a restart of the app. What has to survive one is a destination with a
  /// ``FlowView``.
  ///
  /// - Parameters:
  ///   - child: The flow to present, which must not be placed anywhere else.
  ///   - presentation: How to show it: as a sheet, a full-screen cover or a popover.
  /// - Returns: The outcome, or nil if the flow was left without one.
  /// - Throws: `CancellationError` if the waiting task is cancelled, which also removes the flow; a
  ///   `Refusal` if the flow could not be shown.
  public func present<Child: Flow>(
    _ child: Child, as presentation: Presentation = .sheet
  ) async throws -> Child.Outcome? {
    guard presentation.takesSteps else { throw Refusal.nothingGoesOn(presentation) }
    return try await outcome(of: child, style: .present(presentation))
  }

  /// Pushes another flow onto the stack of this one, and waits for its outcome.
  ///
  /// - Parameter child: The flow to push, which must not be placed anywhere else.
  /// - Returns: The outcome, or nil if the flow was left without one.
  /// - Throws: `CancellationError` if the waiting task is cancelled, which also removes the flow; a
  ///   `Refusal` if the flow could not be shown.
  public func push<Child: Flow>(_ child: Child) async throws -> Child.Outcome? {
    try await outcome(of: child, style: .push)
  }

  private func outcome<Child: Flow>(
    of child: Child, style: Style
  ) async throws -> Child.Outcome? {
    try Task.checkCancellation()
    let waiting = OutcomeWaiting()
    try engine.present(child, style: style, waiting: waiting)
    let outcome = await withTaskCancellationHandler {
      await waiting.value()
    } onCancel: {
      Task { @MainActor in waiting.cancel() }
    }
    if waiting.wasCancelled { throw CancellationError() }
    return outcome as? Child.Outcome
  }
}

extension Navigator {
  fileprivate func present(
    _ child: some Flow, style: Style, waiting: OutcomeWaiting
  ) throws(Refusal) {
    let awaited = AwaitedFlow(child, style: style, waiting: waiting)
    waiting.leave = { [weak self, weak awaited] in
      guard let self, let awaited else { return }
      withdraw(awaited)
    }
    switch perform(Request(.present(awaited)), cause: .flow) {
    case .success, .failure(.undecided), .failure(.redirected), .failure(.queued): return
    case .failure(let refusal): throw refusal
    }
  }

  /// Decides how another flow goes above everything in this one.
  func presenting(_ awaited: AwaitedFlow) throws(Refusal) -> Transition {
    let child = awaited.node
    // A flow is in one place at a time, and never inside itself.
    if child.parent != nil || child === node.root {
      throw .alreadyThere(String(describing: type(of: awaited.flow)))
    }
    if let presentation = node.summit, !presentation.takesSteps {
      throw .nothingGoesOn(presentation)
    }
    if awaited.style == .push, node.top.hidesPushes { throw .nothingIsPushedOnTabs }
    if awaited.style != .push, node.isCovered { throw .covered }
    guard let entering = child.navigator?.changeEntering() else { throw .flowHasGone }
    return Transition(changes: [entering]) { [weak self] in
      guard let self else { return }
      awaited.step = node.top
      node.awaited.append(awaited)
      child.settle(in: node, Slot(kind: .awaited, step: node.top, awaited: awaited))
      flow?.tell(entering: awaited.flow, from: current.top)
    }
  }

  /// Removes a flow whose outcome nobody awaits any more, or withdraws the request that was to show
  /// it.
  private func withdraw(_ awaited: AwaitedFlow) {
    withdraw(Request(.present(awaited)))
    Turns.run { [self] in end(awaited, cause: .flow) }
  }

  /// Withdraws a request that waits for an answer.
  func withdraw(_ request: Request<Destination>) {
    node.root.pending.first { $0.isSame(as: request.name, in: node) }?.withdraw(.superseded)
  }
}
