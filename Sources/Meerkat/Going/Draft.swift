import MeerkatJourney

/// What a flow holds, for deciding what is to become of it without changing anything.
@MainActor
struct Draft<Destination: Hashable> {
  var journey: Journey<Destination>
  var raised: [Raised]

  init(_ flow: some Flow<Destination>) {
    journey = flow.journey
    raised = flow.placement.raised
  }

  /// Decides how a direction is to be followed.
  func shift(for direction: Direction<Destination>) throws(Refusal) -> Shift<Destination> {
    if let shift = shiftOfRaised(for: direction) { return shift }
    let plan = try journey.plan(for: direction)
    return Shift(route: .follow(plan), raisedKept: raisedKept(by: direction, plan))
  }

  /// Decides how several directions are to be followed as one change.
  func shift(for directions: [Direction<Destination>]) throws(Refusal) -> Shift<Destination> {
    var next = self
    for direction in directions { try next.follow(direction) }
    let kept = zip(journey.steps, next.journey.steps).prefix { $0.id == $1.id && $0 == $1 }.count
    return Shift(route: .become(next.journey, kept: kept), raisedKept: next.raised.count)
  }

  private mutating func follow(_ direction: Direction<Destination>) throws(Refusal) {
    let shift = try shift(for: direction)
    raised.removeSubrange(min(shift.raisedKept, raised.count)...)
    guard case .follow(let plan) = shift.route else { return }
    journey.carryOut(plan)
    let next = journey
    raised = Array(raised.prefix { place(of: $0, in: next) != nil })
  }

  /// A step back, or a closing, that concerns a raised flow rather than a step.
  private func shiftOfRaised(for direction: Direction<Destination>) -> Shift<Destination>? {
    guard !raised.isEmpty else { return nil }
    switch direction {
    case .back where raised.last?.step == AnyHashable(PlacedStep(step: journey.top)):
      return Shift(route: .stay, raisedKept: raised.count - 1)
    case .close:
      guard let last = raised.lastIndex(where: { $0.style != .push }) else { return nil }
      let lowest = journey.index(of: journey.layers[journey.layers.count - 1].id) ?? 0
      return place(of: raised[last]) >= lowest ? closing(last) : nil
    case .closeAll:
      guard let first = raised.firstIndex(where: { $0.style != .push }) else { return nil }
      let lowest = journey.layers.dropFirst().first.flatMap { journey.index(of: $0.id) }
      return place(of: raised[first]) < lowest ?? journey.steps.count ? closing(first) : nil
    default:
      return nil
    }
  }

  private func closing(_ index: Int) -> Shift<Destination> {
    Shift(route: .follow(.cut(kept: place(of: raised[index]) + 1)), raisedKept: index)
  }

  private func raisedKept(by direction: Direction<Destination>, _ plan: Plan<Destination>) -> Int {
    switch direction {
    case .replaceAll, .backToRoot: return 0
    case .backTo:
      guard case .cut(let kept) = plan else { return raised.count }
      return raised.prefix { place(of: $0) < kept - 1 }.count
    case .forward, .back, .leave, .close, .closeAll, .replaceTop: return raised.count
    }
  }

  /// Where the step is that a raised flow lies on.
  private func place(of raised: Raised) -> Int {
    place(of: raised, in: journey) ?? 0
  }

  private func place(of raised: Raised, in journey: Journey<Destination>) -> Int? {
    (raised.step.base as? PlacedStep<Destination>).flatMap { journey.index(of: $0.step.id) }
  }
}
