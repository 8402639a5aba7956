import MeerkatJourney

/// How a request is carried out: decided, asked about, committed.
extension Navigator {
  /// Carries out a request, or queues it if another navigation is under way.
  ///
  /// - Returns: What changed in this flow, or why nothing has changed, or not yet.
  func perform(
    _ request: Request<Destination>, cause: NavigationCause, reply: Reply? = nil
  ) -> Result<Change<Destination>, Refusal> {
    let trail = Trail(reply: reply)
    guard Turns.isUnderWay else { return Turns.take { carry(request, cause: cause, trail: trail) } }
    Turns.wait { [weak self] refusal in
      guard let self else { return }
      if let refusal {
        report(refusal, reply)
      } else {
        _ = carry(request, cause: cause, trail: trail)
      }
    }
    return .failure(.queued)
  }

  /// Carries out a request when its turn has come.
  func carry(
    _ request: Request<Destination>, cause: NavigationCause, trail: Trail = Trail()
  ) -> Result<Change<Destination>, Refusal> {
    do {
      let change = try attempt(request, cause: cause, trail: trail)
      trail.reply?.end(.success(()))
      return .success(change)
    } catch {
      switch error {
      case .undecided, .redirected: tell(refusal: error)
      default: report(error, trail.reply)
      }
      return .failure(error)
    }
  }

  private func attempt(
    _ request: Request<Destination>, cause: NavigationCause, trail: Trail
  ) throws(Refusal) -> Change<Destination> {
    if node.hasGone { throw .flowHasGone }
    let root = node.root
    if !root.pending.isEmpty, trail.answers.isEmpty,
      root.pending.contains(where: { $0.isSame(as: request.name, in: node) })
    {
      throw .undecided
    }
    let transition = try decide(request)
    if transition.isEmpty {
      if request.isAssignment {
        for pending in node.pending(supersededBy: transition.changes) {
          pending.withdraw(.superseded)
        }
      }
      return Change(unchanged: current)
    }
    let superseded = node.pending(supersededBy: transition.changes)
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
    return commit(request, transition, cause: cause)
  }

  private func commit(
    _ request: Request<Destination>, _ transition: Transition, cause: NavigationCause
  ) -> Change<Destination> {
    let own = ownChange(in: transition)
    transition.commit(in: node, cause: cause)
    if let detour = request.detour { node.top.detour = detour }
    return own ?? Change(unchanged: current)
  }

  private func ownChange(in transition: Transition) -> Change<Destination>? {
    for change in transition.changes where change.node === node {
      return (change as? FlowChange<Destination>)?.change
    }
    return nil
  }

  /// Holds a request to which a guard objects until there is an answer.
  ///
  /// - Returns: Why the request has not arrived yet, or won't arrive.
  private func hold(
    _ request: Request<Destination>, _ transition: Transition, _ objection: Objection,
    cause: NavigationCause, trail: Trail
  ) -> Refusal {
    switch objection.answer {
    case .allow, .refuse:
      return .forbidden
    case .redirect(let redirect):
      return redirect.follow(trail, of: node) { [weak self] trail in
        _ = self?.carry(request, cause: cause, trail: trail)
      }
    case .ask, .later:
      wait(for: objection, to: request, transition, cause: cause, trail: trail)
      return .undecided
    }
  }

  private func wait(
    for objection: Objection, to request: Request<Destination>, _ transition: Transition,
    cause: NavigationCause, trail: Trail
  ) {
    let pending = PendingRequest(
      objection, name: request.name, flow: node,
      concerned: Set(
        ([node] + transition.changes.flatMap(\.concerned)).map { ObjectIdentifier($0) }),
      isAsked: { [weak self] key in (try? self?.decide(request))?.asks(key) ?? false },
      resume: { [weak self] answer in
        var trail = trail
        trail.answers[objection.key] = answer
        self?.resume(request, cause: cause, trail: trail)
      },
      refuse: { [weak self] in self?.report($0, trail.reply) })
    node.hold(pending)
    if case .later(let decide) = objection.answer { pending.wait(for: decide) }
  }

  /// Resumes a request after an answer: it is decided anew, from the present state.
  private func resume(_ request: Request<Destination>, cause: NavigationCause, trail: Trail) {
    if Turns.isUnderWay {
      Turns.wait { [weak self] refusal in
        if let refusal {
          self?.report(refusal, trail.reply)
        } else {
          _ = self?.carry(request, cause: cause, trail: trail)
        }
      }
    } else {
      Turns.take { _ = carry(request, cause: cause, trail: trail) }
    }
  }

  /// Tells those who wait, and those who watch, that a request has failed.
  private func report(_ refusal: Refusal, _ reply: Reply?) {
    reply?.end(.failure(refusal))
    tell(refusal: refusal)
  }

  private func tell(refusal: Refusal) {
    flow?.tell(.refused(refusal), cause: .flow)
  }
}
