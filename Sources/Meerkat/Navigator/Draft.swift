import MeerkatJourney

/// A copy of what a flow holds, to decide on without changing anything.
@MainActor
struct Draft<Destination: Hashable> {
  private let navigator: Navigator<Destination>
  private var journey: Journey<Destination>
  private var awaited: [AwaitedFlow]

  init(_ navigator: Navigator<Destination>) {
    self.navigator = navigator
    journey = navigator.current
    awaited = navigator.node.awaited
  }

  /// Decides how a direction is followed.
  func change(for direction: Direction<Destination>) throws(Refusal) -> FlowChange<Destination> {
    if !awaited.isEmpty, let change = try changeOfAwaited(for: direction) { return change }
    let change = try journey.change(for: direction)
    return FlowChange(
      navigator: navigator, change: change,
      ending: awaited.isEmpty ? [] : ending(by: direction, change))
  }

  /// Decides how several directions are followed as one change.
  func change(for directions: [Direction<Destination>]) throws(Refusal) -> FlowChange<Destination> {
    var next = self
    for direction in directions { try next.follow(direction) }
    return change(to: next)
  }

  /// What leads from here to another draft of the same flow.
  private func change(to next: Self) -> FlowChange<Destination> {
    FlowChange(
      navigator: navigator, change: journey.change(into: next.journey.steps),
      ending: awaited.filter { flow in !next.awaited.contains { $0 === flow } })
  }

  private mutating func follow(_ direction: Direction<Destination>) throws(Refusal) {
    let change = try change(for: direction)
    journey.apply(change.change)
    guard !awaited.isEmpty else { return }
    let places = journey.steps.enumerated().map { (ObjectIdentifier($1.id.token), $0) }
    let place = Dictionary(uniqueKeysWithValues: places)
    awaited.removeAll { flow in change.ending.contains { $0 === flow } }
    awaited = awaited.ordered { flow in
      flow.step.flatMap { place[ObjectIdentifier($0.token)] }
    }
  }

  /// Decides a step back, or a closing, that concerns an awaited flow rather than a step.
  private func changeOfAwaited(
    for direction: Direction<Destination>
  ) throws(Refusal) -> FlowChange<Destination>? {
    switch direction {
    case .back where awaited.last?.step?.token === journey.top.id.token:
      return FlowChange(
        navigator: navigator, change: Change(unchanged: journey), ending: awaited.suffix(1))
    case .backBy(let count):
      return try change(backBy: count)
    case .close:
      guard let last = awaited.lastIndex(where: { $0.style != .push }) else { return nil }
      let lowest = journey.index(of: journey.topLayer.id) ?? 0
      return index(of: awaited[last]) >= lowest ? closing(last) : nil
    case .closeAll:
      guard let first = awaited.firstIndex(where: { $0.style != .push }) else { return nil }
      let lowest = journey.layers.dropFirst().first.flatMap { journey.index(of: $0.id) }
      return index(of: awaited[first]) < lowest ?? journey.steps.count ? closing(first) : nil
    default:
      return nil
    }
  }

  /// An awaited flow counts as one step back.
  private func change(backBy count: Int) throws(Refusal) -> FlowChange<Destination> {
    var next = self
    var left = count
    while left > 0, !(next.journey.isAtRoot && next.awaited.isEmpty) {
      try next.follow(.back)
      left -= 1
    }
    return change(to: next)
  }

  private func closing(_ number: Int) -> FlowChange<Destination> {
    FlowChange(
      navigator: navigator, change: journey.cutting(to: index(of: awaited[number]) + 1),
      ending: Array(awaited[number...]))
  }

  private func ending(
    by direction: Direction<Destination>, _ change: Change<Destination>
  ) -> [AwaitedFlow] {
    switch direction {
    case .replaceAll, .backToRoot: awaited
    case .backTo: awaited.filter { index(of: $0) >= change.kept - 1 }
    default: []
    }
  }

  /// Where the step is that an awaited flow lies on.
  private func index(of awaited: AwaitedFlow) -> Int {
    journey.steps.lastIndex { $0.id.token === awaited.step?.token } ?? 0
  }
}
