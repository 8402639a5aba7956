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
  ///   a `Refusal` when the flow could not be shown.
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
  ///   a `Refusal` when the flow could not be shown.
  public func push<Child: Flow>(_ child: Child) async throws -> Child.Outcome? {
    try await outcome(of: child, style: .push)
  }

  private func outcome<Child: Flow>(
    of child: Child, style: Style
  ) async throws -> Child.Outcome? {
    try Task.checkCancellation()
    let waiting = Waiting()
    try raise(child, style: style, promise: Promise(to: waiting))
    let outcome = await withTaskCancellationHandler {
      await waiting.value()
    } onCancel: {
      Task { @MainActor in waiting.cancel() }
    }
    if waiting.wasCancelled { throw CancellationError() }
    return outcome as? Child.Outcome
  }

  /// Puts a flow above everything in this one, when it may be entered.
  private func raise(
    _ child: some Flow, style: Style, promise: Promise, way: Way = Way()
  ) throws(Refusal) {
    try checkRaising(child, style)
    let name = AnyHashable(ObjectIdentifier(promise.waiting))
    promise.waiting.leave = { [weak self] in self?.withdrawCrossing(named: name) }
    let entry = Move(
      checkpoints: child.checkpoints(entering: [child.journey.steps[0]]),
      state: { [weak self] in AnyHashable(self.map { [FlowState($0)] }) },
      carryOut: { [weak self] in self?.put(child, style: style, promise: promise) },
      goOn: {})
    let refusal = cross([entry], name: name, way: way) { [weak self] way in
      // When it is refused now, the promise ends with this closure.
      guard !promise.waiting.hasEnded else { return }
      try? self?.raise(child, style: style, promise: promise, way: way)
    }
    switch refusal {
    case nil, .undecided, .sentElsewhere: return
    case let refusal?: throw refusal
    }
  }

  private func checkRaising(_ child: some Flow, _ style: Style) throws(Refusal) {
    releaseVanished()
    // A flow is in one place at a time, and never in itself.
    if child.placement.parent != nil || child === rootFlow {
      throw .alreadyThere(String(describing: type(of: child)))
    }
    if let presentation = summit, !presentation.takesSteps { throw .nothingGoesOn(presentation) }
    if style != .push, isCovered { throw .covered }
  }

  private func put(_ child: some Flow, style: Style, promise: Promise) {
    let raised = Raised(child, style: style, on: AnyHashable(Placed(step: journey.top))) {
      promise.waiting.end(with: $0)
    }
    promise.waiting.leave = { [weak self, weak raised] in
      if let raised { self?.drop(raised) }
    }
    placement.raised.append(raised)
    child.settle(in: self, at: .raised(raised))
    noticeAssignments()
    tell(entering: child, from: journey.top)
  }

  /// Takes a flow away whose outcome nobody waits for any more.
  private func drop(_ raised: Raised) {
    remove(raised, cause: .flow)
  }
}
