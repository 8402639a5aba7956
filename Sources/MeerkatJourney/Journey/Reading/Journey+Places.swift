extension Journey {
  /// Returns the step directly above the one with an identity, or nil if there is no such step.
  ///
  /// - Complexity: O(n).
  public func step(above id: Step.ID) -> Step? {
    guard let index = index(of: id), index + 1 < steps.count else { return nil }
    return steps[index + 1]
  }

  /// Returns the topmost step with a destination, if any.
  public func step(to destination: Destination) -> Step? {
    steps.last { $0.destination == destination }
  }

  /// Returns whether the journey contains a step with a destination.
  public func contains(_ destination: Destination) -> Bool { step(to: destination) != nil }

  /// Returns the index of a step, counted from the root; fastest near the top.
  package func index(of id: Step.ID) -> Int? { steps.lastIndex { $0.id == id } }
}
