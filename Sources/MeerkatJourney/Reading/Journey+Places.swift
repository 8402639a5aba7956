extension Journey {
  /// The step with an identity, or nil when it has gone.
  ///
  /// - Complexity: O(n).
  public subscript(id: Step<Destination>.ID) -> Step<Destination>? {
    index(of: id).map { steps[$0] }
  }

  /// The step that lies directly on the one with an identity, or nil where none does.
  ///
  /// - Complexity: O(n).
  public func step(above id: Step<Destination>.ID) -> Step<Destination>? {
    guard let index = index(of: id), index + 1 < steps.count else { return nil }
    return steps[index + 1]
  }

  /// The topmost step that leads to a destination, or nil where none does.
  public func step(to destination: Destination) -> Step<Destination>? {
    steps.last { $0.destination == destination }
  }

  /// All steps that lead to a destination, lowest first.
  public func steps(to destination: Destination) -> [Step<Destination>] {
    steps.filter { $0.destination == destination }
  }

  /// How many steps lie under one: 0 for the root, and nil for a step that has gone.
  ///
  /// - Complexity: O(n).
  public func depth(of id: Step<Destination>.ID) -> Int? {
    index(of: id)
  }

  /// How many steps lie under the topmost one that leads to a destination, or nil where none does.
  public func depth(of destination: Destination) -> Int? {
    steps.lastIndex { $0.destination == destination }
  }

  /// Whether a step leads to a destination.
  public func contains(_ destination: Destination) -> Bool {
    step(to: destination) != nil
  }

  /// Where a step is, counted from the root; found fastest near the top.
  package func index(of id: Step<Destination>.ID) -> Int? {
    steps.lastIndex { $0.id == id }
  }
}
