extension Journey {
  /// Goes in a direction.
  ///
  /// - Returns: What changed.
  /// - Throws: Why the direction was refused; then the journey is what it was before.
  /// - Complexity: O(1) amortised for one step, whatever lies below it.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func go(
    _ direction: Direction<Destination>
  ) throws(Refusal) -> Change<Destination> {
    // The two that happen all the time need no plan.
    switch direction {
    case .forward(let destination, let style):
      try checkThatTopTakesSteps()
      return add(destination, style: style)
    case .back:
      guard list.count > 1 else { throw .atTheRoot }
      return removeTop()
    default:
      return try goFurther(direction)
    }
  }

  @inlinable
  mutating func add(_ destination: Destination, style: Style) -> Change<Destination> {
    let step = newStep(destination, style: style)
    put(step)
    return Change(kept: list.count - 1, added: step)
  }

  @inlinable
  mutating func goFurther(
    _ direction: Direction<Destination>
  ) throws(Refusal) -> Change<Destination> {
    carryOut(try plan(for: direction))
  }

  /// Takes a step away that the user left, and everything above it.
  ///
  /// The step is named by its identity, so that a late event of a step that has already gone does
  /// nothing to another one.
  ///
  /// - Returns: What changed.
  /// - Throws: `stepNotFound` when the step has gone, and `atTheRoot` when it is the root.
  @inlinable
  @discardableResult
  public mutating func remove(
    _ id: Step<Destination>.ID
  ) throws(Refusal) -> Change<Destination> {
    carryOut(try plan(removing: id))
  }

  /// Does what was decided.
  @inlinable
  @discardableResult
  package mutating func carryOut(_ plan: Plan<Destination>) -> Change<Destination> {
    switch plan {
    case .cut(let kept):
      guard kept < list.count else { return Change(kept: list.count) }
      if kept == list.count - 1 { return removeTop() }
      return Change(kept: kept, removed: truncate(to: kept))
    case .put(let destination, let style, let kept):
      if kept == list.count { return add(destination, style: style) }
      let removed = truncate(to: kept)
      put(newStep(destination, style: style))
      return Change(kept: kept, removed: removed, added: [top])
    case .replace(let others, let kept):
      let removed = truncate(to: kept)
      for step in others { put(newStep(step.destination, style: step.style)) }
      return Change(kept: kept, removed: removed, added: Array(list[kept...]))
    }
  }
}
