extension BidirectionalCollection where Element: Equatable, Index == Int {
  /// Returns how this becomes another list, element by element.
  ///
  /// What is gone has a position in this list alone, what is new in the other one alone, and what
  /// stays in both.
  package func steps(to new: Self) -> [(old: Int?, new: Int?)] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: self) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [(old: Int?, new: Int?)] = []
    var (left, right) = (0, 0)
    while left < count || right < new.count {
      let isGone = removed.contains(left)
      let isNew = !isGone && inserted.contains(right)
      steps.append((isNew ? nil : left, isGone ? nil : right))
      if !isNew { left += 1 }
      if !isGone { right += 1 }
    }
    return steps
  }
}
