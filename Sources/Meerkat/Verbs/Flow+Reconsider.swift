import MeerkatJourney

extension Flow {
  /// Checks again whether the user may stay, because the answer of a guard has changed.
  ///
  /// ```swift
  /// func didSignOut() { reconsider() }
  /// ```
  ///
  /// ``shouldEnter(_:)`` is asked about each step except the roots, from the bottom up, in this
  /// flow and in the flows inside. The first step that is no longer allowed is removed, along with
  /// everything above it, and ``shouldLeave(_:)`` is asked as usual. If the guard redirects the
  /// user, the redirection is followed. If it answers later, the step stays until then; if you
  /// call this again in the meantime, only the new answer counts. A guard that would ask the user
  /// counts as allowing.
  public func reconsider() { node.reconsider() }
}

extension FlowNode {
  func reconsider() {
    tree.queue.run { [self] in
      for (index, step) in steps.enumerated() {
        step.reconsideration = nil
        if index > 0, step.awaited == nil, let navigator,
          !obey(navigator.shouldEnter(step.destination), about: step)
        {
          return
        }
        for child in step.branch where child.parent === self { child.reconsider() }
      }
    }
  }

  /// Follows what a guard says about a step that is there.
  ///
  /// - Returns: Whether the step stays, as far as that is known.
  private func obey(_ permission: AnyPermission, about step: StepNode) -> Bool {
    switch permission {
    case .allow, .ask:
      return true
    case .refuse:
      remove(step)
      return false
    case .first(let destination, let style), .redirect(let destination, let style):
      remove(step, then: [.forward(to: destination, style: style)])
      return false
    case .later(let decide):
      step.reconsideration = Task { [weak self, weak step] in
        let permission = await decide()
        guard !Task.isCancelled, let self, let step, index(of: step) != nil else { return }
        step.reconsideration = nil
        tree.queue.run { [self] in _ = obey(permission, about: step) }
      }
      return true
    }
  }

  private func remove(_ step: StepNode, then directions: [AnyDirection] = []) {
    _ = carry(Attempt(request: Request(.disallow(step, then: directions)), cause: .guarded))
  }

  /// Removes a step that the system doesn't show; no guard can keep what nobody sees.
  func systemDidNotShow(_ step: StepNode) {
    guard index(of: step) != nil else { return }
    Mistake.report(
      "\(step.destination) was not shown as \(step.style), so the journey goes back from it. Something "
        + "else may be presented, which the flow doesn't know: close it first.")
    tree.queue.run { [self] in
      _ = carry(Attempt(request: Request(.drop(step)), cause: .system))
    }
  }
}
