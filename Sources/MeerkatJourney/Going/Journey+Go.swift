extension Journey {
  /// Goes in a direction.
  ///
  /// - Returns: What changed.
  /// - Throws: Why the direction was refused; then the journey is what it was before.
  /// - Complexity: O(1) amortised for one step, whatever lies below it.
  @discardableResult
  public mutating func go(
    _ direction: Direction<Destination>
  ) throws(Refusal) -> Change<Destination> {
    carryOut(try plan(for: direction))
  }

  /// Goes in several directions, one after the other, as one change.
  ///
  /// - Returns: What changed from before the first to after the last.
  /// - Throws: Why one of them was refused; then none was followed.
  @discardableResult
  public mutating func go(
    _ directions: [Direction<Destination>]
  ) throws(Refusal) -> Change<Destination> {
    var whole = Change<Destination>(kept: steps.count)
    for direction in directions {
      do {
        whole = whole.followed(by: try go(direction), in: self)
      } catch {
        undo(whole)
        throw error
      }
    }
    return whole
  }

  /// Takes a step away that the user left, and everything above it.
  ///
  /// The step is named by its identity, so that a late event of a step that has already gone does
  /// nothing to another one.
  ///
  /// - Returns: What changed.
  /// - Throws: `stepNotFound` when the step has gone, and `atTheRoot` when it is the root.
  @discardableResult
  public mutating func remove(
    _ id: Step<Destination>.ID
  ) throws(Refusal) -> Change<Destination> {
    carryOut(try plan(removing: id))
  }

  /// Does what was decided.
  @discardableResult
  package mutating func carryOut(_ plan: Plan<Destination>) -> Change<Destination> {
    switch plan {
    case .cut(let kept):
      return replace(keeping: kept) { _ in }
    case .put(let destination, let style, let kept):
      return replace(keeping: kept) { $0.append(destination, style: style) }
    case .replace(let steps, let kept):
      return replace(keeping: kept) { journey in
        for step in steps { journey.append(step.destination, style: step.style) }
      }
    }
  }

  private mutating func replace(
    keeping kept: Int, with add: (inout Journey) -> Void
  ) -> Change<Destination> {
    let removed = kept < steps.count ? truncate(to: kept) : []
    add(&self)
    return Change(kept: kept, removed: removed, added: Array(steps[kept...]))
  }

  private mutating func undo(_ change: Change<Destination>) {
    _ = truncate(to: change.kept)
    restore(change.removed)
  }
}
