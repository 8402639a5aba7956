import MeerkatJourney

extension Flow {
  /// The flow that is the screen of the topmost step to a destination, or nil where none is.
  ///
  /// It is there as soon as the step is, whether or not a host shows it.
  public func flow(at destination: Destination) -> (any Flow)? {
    flows(at: destination).first
  }

  /// The flows in the screen of the topmost step to a destination.
  public func flows(at destination: Destination) -> [any Flow] {
    releaseVanished()
    return journey.step(to: destination).map { flows(at: Placed(step: $0)).flows.map(\.flow) } ?? []
  }

  /// The flow that this one is placed in, or nil at the root of all.
  public var parentFlow: (any Flow)? { placement.parent }

  /// The flow that was put above this one last, by `present` or `push`.
  public var raisedFlow: (any Flow)? {
    releaseVanished()
    _ = placement.changes
    return placement.raised.last?.flow
  }
}
