import MeerkatJourney

/// A copy of a flow's state, used to decide without changing anything.
@MainActor
struct Draft {
  private let node: FlowNode
  private var journey: Journey<AnyHashable>
  private var awaited: [AwaitedFlow]

  init(_ node: FlowNode) {
    self.node = node
    journey = node.journey
    awaited = node.awaited
  }

  /// Decides how a direction is followed.
  func change(for direction: Direction<AnyHashable>) throws(Refusal) -> FlowChange {
    if !awaited.isEmpty, let change = try changeOfAwaited(for: direction) { return change }
    let change = try journey.decide(direction)
    return FlowChange(
      node, change, ending: awaited.isEmpty ? [] : ending(by: direction, change))
  }

  /// Decides how a step goes with everything above it, and directions are followed then.
  func change(
    leaving step: StepNode, then directions: [Direction<AnyHashable>]
  ) throws(Refusal) -> FlowChange {
    guard let index = journey.index(of: step.id) else { throw .stepNotFound }
    var next = self
    next.follow(FlowChange(node, journey.cutting(to: index)))
    for direction in directions { try next.follow(direction) }
    return change(to: next)
  }

  /// Decides how several directions are followed as one change.
  func change(for directions: [Direction<AnyHashable>]) throws(Refusal) -> FlowChange {
    var next = self
    for direction in directions { try next.follow(direction) }
    return change(to: next)
  }

  /// What leads from here to another draft of the same flow.
  private func change(to next: Self) -> FlowChange {
    FlowChange(
      node, journey.change(into: next.journey.steps),
      ending: awaited.filter { flow in !next.awaited.contains { $0 === flow } })
  }

  private mutating func follow(_ direction: Direction<AnyHashable>) throws(Refusal) {
    follow(try change(for: direction))
  }

  private mutating func follow(_ change: FlowChange) {
    journey.carryOut(change.change)
    guard !awaited.isEmpty else { return }
    let places = journey.steps.enumerated().map { ($1.id, $0) }
    let place = Dictionary(uniqueKeysWithValues: places)
    awaited.removeAll { flow in change.ending.contains { $0 === flow } }
    awaited = awaited.ordered { flow in flow.step.flatMap { place[$0.id] } }
  }

  /// Decides a step back, or a closing, that concerns an awaited flow rather than a step.
  private func changeOfAwaited(
    for direction: Direction<AnyHashable>
  ) throws(Refusal) -> FlowChange? {
    switch direction {
    case .back where awaited.last?.step?.id == journey.top.id:
      return FlowChange(node, Journey.Change(unchanged: journey), ending: awaited.suffix(1))
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

  private func closing(_ number: Int) -> FlowChange {
    FlowChange(
      node, journey.cutting(to: index(of: awaited[number]) + 1),
      ending: Array(awaited[number...]))
  }

  private func ending(
    by direction: Direction<AnyHashable>, _ change: Journey<AnyHashable>.Change
  ) -> [AwaitedFlow] {
    switch direction {
    case .replaceAll, .backToRoot: awaited
    case .backTo: awaited.filter { index(of: $0) >= change.kept - 1 }
    default: []
    }
  }

  /// Where the step is that an awaited flow lies on.
  private func index(of awaited: AwaitedFlow) -> Int {
    journey.steps.lastIndex { $0.id == awaited.step?.id } ?? 0
  }
}
