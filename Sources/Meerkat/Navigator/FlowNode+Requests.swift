import MeerkatJourney

/// How a request is carried out: decided, asked about, committed.
extension FlowNode {
  /// Carries out a request, or queues it if another navigation is under way.
  ///
  /// - Returns: What changed in this flow, or why nothing has changed yet, or at all.
  func perform(
    _ request: Request, cause: NavigationCause, reply: Reply? = nil,
    action: (() -> Void)? = nil
  ) -> AnyAnswer {
    var attempt = Attempt(request: request, cause: cause, action: action)
    if let reply { (attempt.replies, attempt.isPlain) = ([reply], false) }
    for asked in PendingRequest.answering { asked.request?.arrive(for: self) }
    let queue = tree.queue
    if queue.isForeseeing {
      Mistake.report(
        "A guard navigates, though it is asked while its screen is drawn. Answer, and change nothing; "
          + "return .later for what has an effect.")
      report(.superseded, attempt)
      return .refused(.superseded)
    }
    guard queue.isUnderWay else {
      return queue.take {
        carry(attempt)
      } then: { answer in
        if answer.change != nil { action?() }
      }
    }
    resume(attempt)
    return .waiting(.queued)
  }

  /// Carries out a request, now or when the navigation under way is done; it is decided anew, from
  /// the state at that time.
  func resume(_ attempt: Attempt) {
    tree.queue.enqueue { [weak self] refusal in
      guard let self else { return }
      if let refusal { return report(refusal, attempt) }
      let answer = carry(attempt)
      if answer.change != nil { attempt.action?() }
      // The caller was told that the request is queued, and nothing else.
      guard attempt.replies.isEmpty else { return }
      answer.reportMistake { "A queued navigation was refused. \($0)" }
    }
  }

  /// Carries out a request when its turn has come.
  func carry(_ attempt: Attempt) -> AnyAnswer {
    if attempt.isWithdrawn { return .refused(.superseded) }
    let answer: AnyAnswer
    do { answer = try self.answer(to: attempt) } catch { answer = .refused(error) }
    if case .leave(let step) = attempt.request.kind,
      !tree.pending.contains(where: { $0.asks(whetherToLeave: step) })
    {
      step.comeBack()
    }
    switch answer {
    case .done:
      // The task that presents a flow awaits its outcome.
      if case .present = attempt.request.kind { break }
      for reply in attempt.replies { reply.end(attempt.arrival) }
    case .waiting: tell(.undecided, cause: attempt.cause)
    case .refused(.redirected(let place)): tell(.refused(.redirected(place)), cause: attempt.cause)
    case .refused(let refusal): report(refusal, attempt)
    }
    return answer
  }

  private func answer(to attempt: Attempt) throws(Refusal) -> AnyAnswer {
    if hasGone { throw .flowHasGone }
    let tree = tree
    if attempt.answers.isEmpty {
      for pending in tree.pending where pending.join(attempt, of: self) {
        return .waiting(.undecided)
      }
    }
    var transition = try decide(attempt.request)
    if attempt.request.isConfirmed { transition.asksAboutLeaving = false }
    try transition.checkDepth(in: root)
    if transition.isEmpty {
      if case .reset = attempt.request.kind {
        for pending in pending(supersededBy: transition.changes) { pending.withdraw(.superseded) }
      }
      return .done(Journey.Change(unchanged: journey))
    }
    let superseded = pending(supersededBy: transition.changes)
    // A guard can't answer a question whose place this request may take.
    for pending in superseded { pending.isSuspended = true }
    let objection = transition.firstObjection(attempt.answers)
    for pending in superseded { pending.isSuspended = false }
    // A refused request replaces none.
    if case .refuse = objection?.answer { throw .forbidden }
    for pending in superseded { pending.withdraw(.superseded) }
    if let objection { return hold(attempt, objection, transition) }
    let own = transition.changes.first { $0.node === self }?.ownPart
    carryOut(transition, attempt)
    if let suspended = attempt.request.suspended { top.suspended = suspended }
    return .done(own ?? Journey.Change(unchanged: journey))
  }

  /// Holds a request to which a guard objects until there is an answer.
  ///
  /// - Returns: What the request waits for, or why it won't arrive.
  private func hold(
    _ attempt: Attempt, _ objection: Objection, _ transition: Transition
  ) -> AnyAnswer {
    switch objection.answer {
    case .allow, .refuse:
      return .refused(.forbidden)
    case .first(let destination, let style):
      return arrive(at: objection, attempt)
        ?? objection.flow.redirect(to: destination, style, attempt, of: self, comesBack: true)
    case .redirect(let destination, let style):
      return arrive(at: objection, attempt)
        ?? objection.flow.redirect(to: destination, style, attempt, of: self, comesBack: false)
    case .ask, .later:
      hold(PendingRequest(attempt, objection, of: self, concerning: transition.concerned))
      return .waiting(.undecided)
    }
  }

  /// Follows a link to just below a destination to which a flow objects that nobody sees yet, so
  /// that its guard can show something else.
  ///
  /// - Returns: What another guard says on the way there.
  private func arrive(at objection: Objection, _ attempt: Attempt) -> AnyAnswer? {
    guard let way = wayToSee(objection.flow, below: objection.key, attempt) else { return nil }
    if let other = way.firstObjection(attempt.answers) { return hold(attempt, other, way) }
    carryOut(way, attempt)
    return nil
  }

  /// Changes what a request, or a part of it, has been found to change.
  func carryOut(_ transition: Transition, _ attempt: Attempt) {
    if attempt.request.isWholePlace { transition.endSuspended() }
    transition.commit(in: self, cause: attempt.cause)
  }

  /// Decides how a link is followed to just below a destination, of a flow that nobody sees yet.
  func wayToSee(_ flow: FlowNode, below key: GuardKey, _ attempt: Attempt) -> Transition? {
    guard case .open(let link) = attempt.request.kind, flow.root !== root || flow.isCovered else {
      return nil
    }
    return try? opening(link, before: key)
  }

  /// Reports a failed request to waiting tasks and to watchers.
  func report(_ refusal: Refusal, _ attempt: Attempt) {
    attempt.end(refusal)
    if case .open(let link) = attempt.request.kind, let error = link.error {
      tell(.linkRefused(error), cause: attempt.cause)
    } else {
      tell(.refused(refusal), cause: attempt.cause)
    }
  }
}

extension FlowNode {
  /// Stops carrying out a request whose result is no longer awaited.
  func withdraw(_ reply: Reply) {
    reply.isWithdrawn = true
    for pending in tree.pending { pending.review() }
  }

  /// Removes a step that the user left on screen, unless it has gone already or a guard keeps it.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - action: What the button does by which the user left.
  func leave(_ step: StepNode, then action: (() -> Void)? = nil) {
    // Some hosts close a dialog before they act, and others after.
    guard !step.hasEnded else { return action?() ?? () }
    _ = perform(Request(.leave(step)), cause: .user, action: action)
  }

  /// Goes back to the root, as when the user selects the selected tab again.
  func goToRoot() { _ = perform(Request(.go(.backToRoot)), cause: .user) }

  /// Returns to the root with which the flow began, as when the user leaves the detail of columns.
  ///
  /// - Parameter action: What follows when the flow is there.
  func goHome(then action: @escaping () -> Void) {
    _ = perform(Request(.go(.replaceAll(with: Journey(home)))), cause: .user, action: action)
  }
}
