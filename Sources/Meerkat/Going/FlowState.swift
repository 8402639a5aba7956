import MeerkatJourney

/// Where a flow is, as far as a decision about it depends on that.
struct FlowState: Hashable {
  private let flow: ObjectIdentifier
  private let parent: ObjectIdentifier?
  private let top: AnyHashable
  private let count: Int
  private let raisedCount: Int

  @MainActor init<Shown: Flow>(_ flow: Shown) {
    self.flow = ObjectIdentifier(flow)
    parent = flow.placement.parent.map { ObjectIdentifier($0) }
    top = AnyHashable(PlacedStep(step: flow.journey.top))
    count = flow.journey.steps.count
    raisedCount = flow.placement.raised.count
  }
}

extension Flow {
  /// The state of the flow and of all that goes with steps of it.
  func states(leaving steps: [Step<Destination>], _ raisedKept: Int) -> [FlowState] {
    let keys = steps.map { AnyHashable(Placed(step: $0)) }
    let raised = placement.raised.enumerated().filter { index, raised in
      index >= raisedKept || keys.contains(raised.step)
    }
    let leaving = keys.flatMap { flowsPlaced(at: $0) } + raised.map(\.element.flow)
    return [FlowState(self)] + leaving.flatMap { $0.statesOfAll() }
  }

  private func statesOfAll() -> [FlowState] { states(leaving: journey.steps, 0) }
}
