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
      awaitedKept: awaited.isEmpty ? .max : awaitedKept(by: direction, change))
  }

  /// Decides how several directions are followed as one change.
  func change(for directions: [Direction<Destination>]) throws(Refusal) -> FlowChange<Destination> {
    var next = self
    for direction in directions { try next.follow(direction) }
    return FlowChange(
      navigator: navigator, change: journey.change(into: next.journey.steps),
      awaitedKept: next.awaited.count)
  }

  private mutating func follow(_ direction: Direction<Destination>) throws(Refusal) {
    let change = try change(for: direction)
    awaited = Array(awaited.prefix(change.awaitedKept))
    journey.apply(change.change)
    let steps = Set(journey.steps.map(\.id.token).map(ObjectIdentifier.init))
    awaited.removeAll { $0.step.map { !steps.contains(ObjectIdentifier($0.token)) } ?? true }
  }

  /// Decides a step back, or a closing, that concerns an awaited flow rather than a step.
  private func changeOfAwaited(
    for direction: Direction<Destination>
  ) throws(Refusal) -> FlowChange<Destination>? {
    switch direction {
    case .back where awaited.last?.step?.token === journey.top.id.token:
      return FlowChange(
        navigator: navigator, change: Change(unchanged: journey), awaitedKept: awaited.count - 1)
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
    return FlowChange(
      navigator: navigator, change: journey.cutting(to: next.journey.steps.count),
      awaitedKept: next.awaited.count)
  }

  private func closing(_ number: Int) -> FlowChange<Destination> {
    FlowChange(
      navigator: navigator, change: journey.cutting(to: index(of: awaited[number]) + 1),
      awaitedKept: number)
  }

  private func awaitedKept(
    by direction: Direction<Destination>, _ change: Change<Destination>
  ) -> Int {
    switch direction {
    case .replaceAll, .backToRoot: 0
    case .backTo: awaited.prefix { index(of: $0) < change.kept - 1 }.count
    default: .max
    }
  }

  /// Where the step is that an awaited flow lies on.
  private func index(of awaited: AwaitedFlow) -> Int {
    journey.steps.lastIndex { $0.id.token === awaited.step?.token } ?? 0
  }
}
