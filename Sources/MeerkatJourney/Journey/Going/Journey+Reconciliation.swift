/// Decides how a journey becomes another one, while the steps in both stay.
extension Journey {
  /// Decides how this journey becomes equal to another.
  ///
  /// Steps that are in both keep their identity, even if steps between them come or go, or if their
  /// order changes. Of several equal steps, those in the same order keep theirs, like the rows of a
  /// list: a longest common subsequence.
  ///
  /// - Complexity: O(n) if the two differ in one place; O(n²) at worst for up to 500 steps that
  ///   differ, and O(n) above that.
  @usableFromInline
  package func change(to other: Journey) -> Change {
    var after = other.steps
    let own = steps
    let shared = Set(own.map { $0.id }).intersection(after.map { $0.id })
    func isSame(_ one: Step, _ other: Step) -> Bool {
      // A step that is in the other journey itself continues as no other one.
      one.id == other.id
        || one == other && !shared.contains(one.id) && !shared.contains(other.id)
    }
    var start = 0
    while start < min(own.count, after.count), isSame(own[start], after[start]) {
      after[start] = own[start]
      start += 1
    }
    var end = 0
    while end < min(own.count, after.count) - start,
      isSame(own[own.count - 1 - end], after[after.count - 1 - end])
    {
      end += 1
      after[after.count - end] = own[own.count - end]
    }
    let old = start..<(own.count - end)
    let new = start..<(after.count - end)
    if !old.isEmpty, !new.isEmpty { reconcile(old, with: new, of: &after, shared, isSame) }
    return change(into: after)
  }

  /// Gives the steps of another journey the identity of this journey's steps that look the same.
  private func reconcile(
    _ old: Range<Int>, with new: Range<Int>, of after: inout [Step],
    _ shared: Set<Step.ID>,
    _ isSame: (Step, Step) -> Bool
  ) {
    var unmatched = Set(new.filter { [after] in !shared.contains(after[$0].id) })
    var free = Set(old.filter { !shared.contains(steps[$0].id) })
    for (own, other) in commonSubsequence(old, after, new, isSame) {
      after[other] = steps[own]
      free.remove(own)
      unmatched.remove(other)
    }
    // The remaining steps may have moved.
    var byLook = Dictionary(grouping: old.filter(free.contains).reversed()) { steps[$0] }
    for other in new where unmatched.contains(other) {
      if let own = byLook[after[other]]?.popLast() { after[other] = steps[own] }
    }
  }

  /// Returns the places of a longest common subsequence of this journey's steps and others.
  private func commonSubsequence(
    _ old: Range<Int>, _ others: [Step], _ new: Range<Int>,
    _ isSame: (Step, Step) -> Bool
  ) -> [(own: Int, other: Int)] {
    guard old.count * new.count <= 250_000 else { return [] }
    let width = new.count + 1
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for i in old.reversed() {
      for j in new.reversed() {
        let at = (i - old.lowerBound) * width + (j - new.lowerBound)
        lengths[at] =
          isSame(steps[i], others[j])
          ? lengths[at + width + 1] + 1 : max(lengths[at + width], lengths[at + 1])
      }
    }
    var pairs: [(own: Int, other: Int)] = []
    var (i, j) = (old.lowerBound, new.lowerBound)
    while i < old.upperBound, j < new.upperBound {
      let at = (i - old.lowerBound) * width + (j - new.lowerBound)
      if isSame(steps[i], others[j]) {
        pairs.append((i, j))
        i += 1
        j += 1
      } else if lengths[at + width] >= lengths[at + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
