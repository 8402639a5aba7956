import MeerkatJourney

extension Flow {
  /// The flows in the screen of a step, whoever placed them.
  func flowsPlaced(at key: AnyHashable) -> [any Flow] {
    (placement.found[key]?.flows.map(\.flow) ?? []) + settledFlows { $0 == key }
  }

  /// The flows in the screen of a step that the user can see.
  func flowsShown(at key: AnyHashable) -> [any Flow] {
    (placement.found[key]?.shown ?? []) + settledFlows { $0 == key }
  }

  /// The flows that views deep in the screens of steps have placed.
  func settledFlows(at isMeant: (AnyHashable) -> Bool = { _ in true }) -> [any Flow] {
    placement.settled.filter { isMeant($0.step) }.compactMap(\.flow)
  }

  /// The flow that all others are placed in, directly or not.
  var rootFlow: any Flow {
    var root: any Flow = self
    while let parent = root.placement.parent { root = parent }
    return root
  }

  /// The presentation that the user sees above all others in this flow, if it is not a push.
  ///
  /// A push is shown in the presentation of its stack, which does not count: it takes steps.
  var summit: Presentation? {
    guard placement.hasFlows else { return journey.top.style.presentation }
    let key = AnyHashable(Placed(step: journey.top))
    if let raised = placement.raised.last, raised.step == key {
      return raised.flow.summit ?? raised.style.presentation
    }
    let inside = flowsShown(at: key).lazy.compactMap { $0.summit }.last
    return inside ?? journey.top.style.presentation
  }

  /// Whether something lies above the flow that belongs to a flow around it.
  var isCovered: Bool {
    guard let parent = placement.parent, let seat = placement.seat else { return false }
    return parent.covers(seat) || parent.isCovered
  }

  private func covers(_ seat: Seat) -> Bool {
    guard seat.step == AnyHashable(Placed(step: journey.top)) else { return true }
    if case .tab(_, let tab) = seat, let tabs = placement.found[seat.step]?.tabs,
      tabs.selected != tab
    {
      return true
    }
    guard let last = placement.raised.last, last.step == seat.step else { return false }
    if case .raised(let raised) = seat { return raised !== last }
    return true
  }

  /// Whether the flow is what its parent presents, rather than pushes or contains.
  var isPresentedItself: Bool {
    guard let parent = placement.parent, let seat = placement.seat else { return false }
    return parent.presents(seat)
  }

  private func presents(_ seat: Seat) -> Bool {
    switch seat {
    case .raised(let raised): return raised.style != .push
    case .part, .tab: return false
    case .screen(let key):
      guard let step = (key.base as? Placed)?.step else { return false }
      // A flow that is the root of a flow is presented where that one is.
      return step.style != .push || (journey.steps[0].id == step.id && isPresentedItself)
    }
  }
}
