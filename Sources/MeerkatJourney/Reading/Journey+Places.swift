extension Journey {
  /// The step with an identity, or nil when it has gone.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public subscript(id: Step<Destination>.ID) -> Step<Destination>? {
    place(of: id).map { steps[$0] }
  }

  /// The step that lies directly on the one with an identity, or nil where none does.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func step(above id: Step<Destination>.ID) -> Step<Destination>? {
    guard let place = place(of: id), place + 1 < steps.count else { return nil }
    return steps[place + 1]
  }

  /// The topmost step that leads to a destination, or nil where none does.
  @inlinable
  public func step(to destination: Destination) -> Step<Destination>? {
    steps.last { $0.destination == destination }
  }

  /// All steps that lead to a destination, lowest first.
  public func steps(to destination: Destination) -> [Step<Destination>] {
    steps.filter { $0.destination == destination }
  }

  /// How many steps lie under one: 0 for the root, and nil for a step that has gone.
  ///
  /// - Complexity: O(log n).
  public func depth(of id: Step<Destination>.ID) -> Int? {
    place(of: id)
  }

  /// How many steps lie under the topmost one that leads to a destination, or nil where none does.
  public func depth(of destination: Destination) -> Int? {
    steps.lastIndex { $0.destination == destination }
  }

  /// Whether a step leads to a destination.
  @inlinable
  public func contains(_ destination: Destination) -> Bool {
    step(to: destination) != nil
  }

  /// The step in the place that one has in another journey, where both look the same from the root
  /// to the top.
  package func step(
    like id: Step<Destination>.ID, in other: Journey
  ) -> Step<Destination>? {
    guard self == other, let place = other.place(of: id) else { return nil }
    return steps[place]
  }

  /// Where a step is, counted from the root.
  ///
  /// Identities grow from the root up, so halving finds one.
  @inlinable
  func place(of id: Step<Destination>.ID) -> Int? {
    var range = steps.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if steps[middle].id == id { return middle }
      if steps[middle].id < id {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return nil
  }
}
