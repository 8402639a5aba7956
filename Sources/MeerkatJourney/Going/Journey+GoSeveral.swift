extension Journey {
  /// Goes in several directions, one after the other, as one change.
  ///
  /// - Returns: What changed from before the first to after the last.
  /// - Throws: Why one of them was refused; then none was followed.
  @inlinable
  @discardableResult
  public mutating func go(
    _ directions: [Direction<Destination>]
  ) throws(Refusal) -> Change<Destination> {
    var kept = steps.count
    // Topmost first, so that each direction only adds to it.
    var removed: [Step<Destination>] = []
    for direction in directions {
      do {
        let change = try go(direction)
        guard change.kept < kept else { continue }
        removed += change.removed.prefix(kept - change.kept).reversed()
        kept = change.kept
      } catch {
        undo(keeping: kept, removed: removed)
        throw error
      }
    }
    return Change(
      kept: kept, removed: removed.reversed(), added: Array(list[kept...]))
  }

  @usableFromInline
  mutating func undo(keeping kept: Int, removed: [Step<Destination>]) {
    _ = truncate(to: kept)
    for step in removed.reversed() { put(step) }
  }
}
