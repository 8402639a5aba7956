extension Journey {
  /// Takes one step out from among the others, which stay under their identities.
  ///
  /// A presented step takes all with it that lies above it, since a stack cannot be without its
  /// lowest step; a pushed one goes alone. The root stays.
  package mutating func extract(_ id: Step<Destination>.ID) throws(Refusal) -> Change<Destination> {
    guard let place = place(of: id), place > 0, steps[place].style == .push else {
      return try remove(id)
    }
    let above = Array(steps[(place + 1)...])
    let removed = truncate(to: place)
    for step in above { put(step) }
    return Change(kept: place, removed: removed, added: above)
  }

  /// Becomes another journey in place, so that those who observe it hear of it also when the two
  /// look the same.
  ///
  /// - Parameters:
  ///   - other: What this journey becomes.
  ///   - kept: How many of the lowest steps are the very same in both.
  /// - Returns: What changed.
  package mutating func become(_ other: Journey, keeping kept: Int) -> Change<Destination> {
    let removed = Array(steps[kept...])
    self = other
    return Change(kept: kept, removed: removed, added: Array(steps[kept...]))
  }

  /// How many steps, counted from the root, are the very same in a list: those of one lineage, with
  /// the same identities, that look the same.
  package func countOfVerySteps(in others: [Step<Destination>]) -> Int {
    // In place: to copy a step, or to let go of it, takes longer than to compare it.
    list.withUnsafeBufferPointer { own in
      others.withUnsafeBufferPointer { others in
        let count = min(own.count, others.count)
        for place in 0..<count {
          guard own[place].id.number == others[place].id.number, own[place] == others[place] else {
            return place
          }
        }
        return count
      }
    }
  }

  /// Where a step is, counted from the root.
  package func index(of id: Step<Destination>.ID) -> Int? {
    place(of: id)
  }
}
