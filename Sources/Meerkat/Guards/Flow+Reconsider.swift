import MeerkatJourney

extension Flow {
  /// Checks again whether the user may stay where they are, because the answer of a guard has
  /// changed.
  ///
  /// ```swift
  /// func didSignOut() { reconsider() }
  /// ```
  ///
  /// ``shouldEnter(_:)`` is asked about each step except the roots, from the bottom up, in this
  /// flow and in the flows inside. The first step that is no longer allowed goes, with everything
  /// above it, and ``shouldLeave(_:)`` is asked as always. If the guard sends the user elsewhere,
  /// the user goes there. If it answers later, the step stays until then. A guard that would ask
  /// the user counts as allowing.
  public func reconsider() {
    engine.reconsider()
  }
}

extension Navigator {
  func reconsider() {
    Turns.run { [self] in
      for (index, (step, place)) in zip(current.steps, node.steps).enumerated() {
        if index > 0, !isStillAllowed(step) { return }
        let above = node.awaited.filter { $0.step === place }.map(\.node)
        for child in place.branch + above where child.parent === node {
          child.navigator?.reconsider()
        }
      }
    }
  }

  private func isStillAllowed(_ step: Step<Destination>) -> Bool {
    guard let flow else { return true }
    return obey(flow.shouldEnter(step.destination), about: step.id)
  }

  /// Follows what a guard says about a step that is there.
  ///
  /// - Returns: Whether the step stays, as far as that is known.
  private func obey(
    _ permission: Permission<Destination>, about id: Step<Destination>.ID
  ) -> Bool {
    switch permission {
    case .allow, .ask:
      return true
    case .refuse:
      leave([.leaveStep(id)])
      return false
    case .first(let destination, let style), .redirect(let destination, let style):
      leave([.leaveStep(id), .forward(to: destination, style: style)])
      return false
    case .later(let decide):
      Task { [weak self] in
        let permission = await decide()
        guard let self, current[id] != nil else { return }
        Turns.run { [self] in _ = obey(permission, about: id) }
      }
      return true
    }
  }

  private func leave(_ directions: [Direction<Destination>]) {
    _ = carry(Request(.goSeveral(directions)), cause: .guarded)
  }
}
