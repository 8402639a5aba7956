import MeerkatJourney

/// What a guard is asked about.
enum GuardKey: Hashable {
  /// A step that the user leaves.
  case leave(ObjectIdentifier)
  /// A destination that the user enters, with its number among those of the flow; 0 for the root.
  case enter(ObjectIdentifier, AnyHashable, Int)
}

/// The answer of a flow, independent of the type of its destinations.
enum GuardAnswer {
  case allow
  case refuse
  case ask(Question)
  case redirect(Redirect)
  case later(@MainActor () async -> GuardAnswer)
}

/// An answer other than a plain yes.
struct Objection {
  let key: GuardKey
  let answer: GuardAnswer

  /// Makes an objection from an answer, unless that is a yes.
  init?(_ key: GuardKey, _ answer: GuardAnswer) {
    if case .allow = answer { return nil }
    self.key = key
    self.answer = answer
  }
}

extension FlowNode {
  /// The flow's first objection to being left as a whole.
  func objection(_ trail: Trail) -> Objection? {
    objection(trail, downTo: 0, leaves: { _ in true }, ends: { _ in true })
  }

  /// What the steps say that go, and the awaited flows that end, the uppermost first.
  func objection(
    _ trail: Trail, downTo lowest: Int, leaves: (Int) -> Bool, ends: (AwaitedFlow) -> Bool
  ) -> Objection? {
    guard let navigator else { return nil }
    for index in (lowest..<steps.count).reversed() {
      for flow in awaited.reversed() where flow.step === steps[index] && ends(flow) {
        if let objection = flow.node.objection(trail) { return objection }
      }
      if leaves(index), let objection = steps[index].objection(navigator, trail) {
        return objection
      }
    }
    return nil
  }
}

extension StepNode {
  /// The first objection to leaving the step: of the flows in it, then of its own flow.
  func objection(_ navigator: any AnyNavigator, _ trail: Trail) -> Objection? {
    for child in attached.reversed() {
      if let objection = child.node?.objection(trail) { return objection }
    }
    for child in content?.flows.reversed() ?? [] {
      if let objection = child.node.objection(trail) { return objection }
    }
    let key = GuardKey.leave(ObjectIdentifier(self))
    if !trail.answers.isEmpty, let answer = trail.answers[key] { return Objection(key, answer) }
    return Objection(key, navigator.leaveAnswer(of: self))
  }
}

extension Navigator {
  func leaveAnswer(of step: StepNode) -> GuardAnswer {
    guard let flow, let destination = destination(of: step) else { return .allow }
    return answer(flow.shouldLeave(destination))
  }

  func objection(entering destination: Destination, _ number: Int, _ trail: Trail) -> Objection? {
    guard let flow else { return nil }
    if trail.answers.isEmpty {
      let permission = flow.shouldEnter(destination)
      if case .allow = permission { return nil }
      let key = GuardKey.enter(ObjectIdentifier(node), destination, number)
      return Objection(key, answer(permission))
    }
    let key = GuardKey.enter(ObjectIdentifier(node), destination, number)
    return Objection(key, trail.answers[key] ?? answer(flow.shouldEnter(destination)))
  }

  func answer(_ permission: Permission<Destination>) -> GuardAnswer {
    switch permission {
    case .allow: .allow
    case .refuse: .refuse
    case .ask(let question): .ask(question)
    case .first(let destination, let style):
      .redirect(redirect(to: destination, style: style, comesBack: true))
    case .redirect(let destination, let style):
      .redirect(redirect(to: destination, style: style, comesBack: false))
    case .later(let decide):
      .later { [weak self] in
        let permission = await decide()
        return self?.answer(permission) ?? .refuse
      }
    }
  }

  private func redirect(
    to destination: Destination, style: Style, comesBack: Bool
  ) -> Redirect {
    Redirect(to: destination, in: node, comesBack: comesBack) { [weak self] trail, detour in
      guard let self else { return .flowHasGone }
      let direction = Direction.forward(to: destination, style: style)
      let request = Request(.go(direction), detour: detour)
      switch carry(request, cause: .guarded, trail: trail) {
      case .success: return nil
      case .failure(let refusal): return refusal
      }
    }
  }
}
