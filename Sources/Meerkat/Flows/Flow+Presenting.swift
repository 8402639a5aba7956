public import MeerkatJourney

extension Flow {
  /// Presents another flow above everything in this one, and waits for its outcome.
  ///
  /// ```swift
  /// if let device = try await present(DeviceInstallationFlow()) { devices.append(device) }
  /// ```
  ///
  /// An archive cannot bring somebody back who waits: what has to survive a restart is a
  /// destination with a ``FlowView``.
  ///
  /// - Parameters:
  ///   - child: The flow to present; it is placed nowhere else.
  ///   - presentation: How it is shown: a sheet, a full-screen cover or a popover.
  /// - Returns: The outcome, or nil when the flow was left without one.
  /// - Throws: `CancellationError` when the waiting task is cancelled, which also removes the flow;
  ///   a ``Refusal`` when the flow could not be shown.
  public func present<Child: Flow>(
    _ child: Child, as presentation: Presentation = .sheet
  ) async throws -> Child.Outcome? {
    guard presentation.takesSteps else { throw Refusal.nothingGoesOn(presentation) }
    return try await outcome(of: child, style: .present(presentation))
  }

  /// Pushes another flow onto the stack of this one, and waits for its outcome.
  ///
  /// - Parameter child: The flow to push; it is placed nowhere else.
  /// - Returns: The outcome, or nil when the flow was left without one.
  /// - Throws: `CancellationError` when the waiting task is cancelled, which also removes the flow;
  ///   a ``Refusal`` when the flow could not be shown.
  public func push<Child: Flow>(_ child: Child) async throws -> Child.Outcome? {
    try await outcome(of: child, style: .push)
  }

  private func outcome<Child: Flow>(
    of child: Child, style: Style
  ) async throws -> Child.Outcome? {
    try Task.checkCancellation()
    let waiting = Waiting()
    try raise(child, style: style, for: waiting)
    let outcome = await withTaskCancellationHandler {
      await waiting.value()
    } onCancel: {
      Task { @MainActor in waiting.cancel() }
    }
    try Task.checkCancellation()
    return outcome as? Child.Outcome
  }

  /// Puts a flow above everything in this one, when it may be entered.
  private func raise(_ child: some Flow, style: Style, for waiting: Waiting) throws(Refusal) {
    let entry = Move(
      checkpoints: child.checkpoints(entering: [child.journey.steps[0]]),
      isStillPossible: { [weak self] in self?.summit?.takesSteps != false },
      carryOut: { [weak self] in self?.put(child, style: style, for: waiting) },
      goOn: {})
    try checkRaising(style)
    let refusal = cross(
      [entry], name: AnyHashable(ObjectIdentifier(waiting)), way: Way(),
      didRefuse: { waiting.end(with: nil) }
    ) { [weak self] _ in
      // The user has been elsewhere first, and nobody else can say that it came to nothing.
      do { try self?.raise(child, style: style, for: waiting) } catch { waiting.end(with: nil) }
    }
    switch refusal {
    case nil, .undecided, .sentElsewhere: return
    case let refusal?: throw refusal
    }
  }

  private func checkRaising(_ style: Style) throws(Refusal) {
    releaseVanished()
    if let presentation = summit, !presentation.takesSteps { throw .nothingGoesOn(presentation) }
    if style != .push, isCovered { throw .covered }
  }

  private func put(_ child: some Flow, style: Style, for waiting: Waiting) {
    let raised = Raised(child, style: style, on: AnyHashable(Placed(step: journey.top))) {
      waiting.end(with: $0)
    }
    waiting.leave = { [weak self, weak raised] in
      if let raised { self?.drop(raised) }
    }
    placement.raised.append(raised)
    child.settle(in: self, at: .raised(raised))
    tell(entering: child, from: journey.top)
  }

  /// Takes a flow away whose outcome nobody waits for any more.
  private func drop(_ raised: Raised) {
    guard let index = placement.raised.firstIndex(where: { $0 === raised }) else { return }
    let step = (raised.step.base as? Placed).flatMap { journey.index(of: $0.step.id) } ?? 0
    let shift = Shift<Destination>(
      route: .follow(.cut(kept: step + 1)), raisedKept: index)
    _ = carryOut(shift, cause: .flow)
  }
}
