import MeerkatJourney

/// One question to a flow on the way from one place to another.
@MainActor
struct Checkpoint {
  /// What a flow answered, whatever its destinations are.
  enum Answer {
    case allow
    case refuse
    case ask(Question)
    case first(Sidestep)
    case later(@MainActor () async -> Answer)
  }

  let ask: () -> Answer
}

extension ArraySlice<Checkpoint> {
  /// Asks one after the other.
  ///
  /// - Returns: The first answer that is not simply a yes; nil when all have agreed.
  @MainActor
  mutating func nextObjection() -> Checkpoint.Answer? {
    while let next = popFirst() {
      let answer = next.ask()
      if case .allow = answer { continue }
      return answer
    }
    return nil
  }
}

/// A place where the user is sent before going on.
struct Sidestep {
  /// The place, so that a circle of them is noticed.
  let place: Place

  /// Goes there, by way of what was visited already, and on from there.
  let go: @MainActor (_ way: Way, _ retry: @escaping @MainActor (Way) -> Void) -> Refusal?

  /// A destination of one particular flow.
  struct Place: Hashable {
    let flow: ObjectIdentifier
    let destination: AnyHashable
  }
}

extension Flow {
  /// What has to be asked before steps are left, the uppermost first.
  ///
  /// Where a step stays and only what was put above it goes, it is not asked about.
  func checkpoints(leaving steps: [Step<Destination>], raisedKeeping count: Int) -> [Checkpoint] {
    var all: [Checkpoint] = []
    var raised = placement.raised[...]
    func leaveRaised(on key: AnyHashable?) {
      while raised.count > count, let last = raised.last {
        if let key, last.step != key { return }
        all += last.flow.checkpointsForLeaving()
        raised.removeLast()
      }
    }
    for step in steps.reversed() {
      if placement.hasFlows {
        let key = AnyHashable(Placed(step: step))
        leaveRaised(on: key)
        for child in flowsPlaced(at: key).reversed() { all += child.checkpointsForLeaving() }
      }
      all.append(checkpoint { $0.shouldLeave(step.destination) })
    }
    leaveRaised(on: nil)
    return all
  }

  /// What has to be asked before the whole flow is left.
  func checkpointsForLeaving() -> [Checkpoint] {
    checkpoints(leaving: journey.steps, raisedKeeping: 0)
  }

  func checkpoints(entering steps: [Step<Destination>]) -> [Checkpoint] {
    steps.map { step in checkpoint { $0.shouldEnter(step.destination) } }
  }

  private func checkpoint(
    _ ask: @escaping @MainActor (Self) -> Permission<Destination>
  ) -> Checkpoint {
    Checkpoint { [weak self] in self.map { $0.answer(ask($0)) } ?? .refuse }
  }

  private func answer(_ permission: Permission<Destination>) -> Checkpoint.Answer {
    switch permission {
    case .allow: .allow
    case .refuse: .refuse
    case .ask(let question): .ask(question)
    case .first(let destination, let style): .first(sidestep(to: destination, style: style))
    case .later(let decide):
      .later { [weak self] in
        let permission = await decide()
        return self?.answer(permission) ?? .refuse
      }
    }
  }

  private func sidestep(to destination: Destination, style: Style) -> Sidestep {
    let place = Sidestep.Place(flow: ObjectIdentifier(self), destination: destination)
    return Sidestep(place: place) { [weak self] way, retry in
      guard let self else { return .forbidden }
      return self.go(aside: destination, style: style, way: way, then: retry)
    }
  }
}
