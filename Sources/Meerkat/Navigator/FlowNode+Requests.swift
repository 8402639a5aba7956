import MeerkatJourney

/// How a request is carried out: decided, asked about, committed.
extension FlowNode {
  /// Carries out a request, or queues it if another navigation is under way.
  ///
  /// - Returns: What changed in this flow, or why nothing has changed, or not yet.
  func perform(
    _ request: Request, cause: NavigationCause, reply: Reply? = nil
  ) -> Result<Change<AnyHashable>, Refusal> {
    let trail = Trail(replies: reply.map { [$0] } ?? [])
    guard Turns.isUnderWay else { return Turns.take { carry(request, cause: cause, trail: trail) } }
    takeTurn(request, cause: cause, trail: trail)
    return .failure(.queued)
  }

  /// Carries out a request when its turn has come.
  func carry(
    _ request: Request, cause: NavigationCause, trail: Trail = Trail()
  ) -> Result<Change<AnyHashable>, Refusal> {
    if trail.isWithdrawn { return .failure(.superseded) }
    do {
      let change = try attempt(request, cause: cause, trail: trail)
      // The task that presents a flow awaits its outcome.
      if case .present = request.kind { return .success(change) }
      for reply in trail.replies { reply.end(nil) }
      return .success(change)
    } catch {
      switch error {
      case .undecided, .redirected: tell(.refused(error), cause: cause)
      default: report(error, cause: cause, trail.replies)
      }
      return .failure(error)
    }
  }

  private func attempt(
    _ request: Request, cause: NavigationCause, trail: Trail
  ) throws(Refusal) -> Change<AnyHashable> {
    if hasGone { throw .flowHasGone }
    let root = root
    if !root.pending.isEmpty, trail.answers.isEmpty, let name = request.name,
      let same = root.pending.first(where: { $0.isSame(as: name, in: self) })
    {
      same.add(trail.replies)
      throw .undecided
    }
    let transition = try decide(request)
    if transition.isEmpty {
      if case .assign = request.kind {
        for pending in pending(supersededBy: transition.changes) { pending.withdraw(.superseded) }
      }
      return Change(unchanged: journey)
    }
    let superseded = pending(supersededBy: transition.changes)
    // A guard can't answer a question whose place this request may take.
    for pending in superseded { pending.isSuspended = true }
    let objection = transition.firstObjection(trail)
    for pending in superseded { pending.isSuspended = false }
    // What is refused takes nobody's place.
    if case .refuse = objection?.answer { throw .forbidden }
    for pending in superseded { pending.withdraw(.superseded) }
    if let objection {
      throw hold(request, transition, objection, cause: cause, trail: trail)
    }
    transition.commit(in: self, cause: cause)
    if let detour = request.detour { top.detour = detour }
    return transition.changes.first { $0.node === self }?.change ?? Change(unchanged: journey)
  }

  /// Holds a request to which a guard objects until there is an answer.
  ///
  /// - Returns: Why the request has not arrived yet, or won't arrive.
  private func hold(
    _ request: Request, _ transition: Transition, _ objection: Objection,
    cause: NavigationCause, trail: Trail
  ) -> Refusal {
    let resume: @MainActor (Trail) -> Void = { [weak self] trail in
      self?.resume(request, cause: cause, trail: trail)
    }
    switch objection.answer {
    case .allow, .refuse:
      return .forbidden
    case .first(let destination, let style):
      return objection.flow.redirect(to: destination, style, trail, of: self, thenResume: resume)
    case .redirect(let destination, let style):
      return objection.flow.redirect(to: destination, style, trail, of: self, thenResume: nil)
    case .ask, .later:
      break
    }
    let pending = PendingRequest(
      objection, name: request.name, flow: self,
      concerned: Set(([self] + transition.changes.flatMap(\.concerned)).map(\.identity)),
      trail: trail,
      isAsked: { [weak self] key in (try? self?.decide(request))?.asks(key) ?? false },
      resume: resume,
      refuse: { [weak self] in self?.tell(.refused($0), cause: cause) })
    hold(pending)
    if case .later(let decide) = objection.answer { pending.wait(for: decide) }
    return .undecided
  }

  /// Resumes a request after an answer: it is decided anew, from the present state.
  private func resume(_ request: Request, cause: NavigationCause, trail: Trail) {
    if Turns.isUnderWay {
      takeTurn(request, cause: cause, trail: trail)
    } else {
      Turns.take { _ = carry(request, cause: cause, trail: trail) }
    }
  }

  private func takeTurn(_ request: Request, cause: NavigationCause, trail: Trail) {
    Turns.wait { [weak self] refusal in
      if let refusal {
        self?.report(refusal, cause: cause, trail.replies)
      } else {
        _ = self?.carry(request, cause: cause, trail: trail)
      }
    }
  }

  /// Tells those who wait, and those who watch, that a request has failed.
  private func report(_ refusal: Refusal, cause: NavigationCause, _ replies: [Reply]) {
    for reply in replies { reply.end(refusal) }
    tell(.refused(refusal), cause: cause)
  }
}

extension FlowNode {
  /// Stops carrying out a request whose result nobody awaits any more.
  func withdraw(_ reply: Reply) {
    reply.isWithdrawn = true
    for pending in root.pending { pending.review() }
  }

  /// Removes a step that the user left on screen, unless it has gone already.
  func leave(_ step: StepNode, cause: NavigationCause) {
    _ = perform(Request(.leave(step)), cause: cause)
  }

  /// Goes back to the root, as when the user selects the selected tab again.
  func goToRoot() {
    _ = perform(Request(.go(.backToRoot)), cause: .user)
  }
}
