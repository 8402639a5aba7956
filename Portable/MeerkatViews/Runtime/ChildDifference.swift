/// The steps from one order of children to another, with as few moves as possible.
@MainActor
struct ChildDifference {
  private let parent: Element
  private let old: [Element]
  private let new: [Element]

  @Memberwise
  init(of parent: Element, from old: [Element], to new: [Element])

  /// Adds the steps: removals first, then, from the end to the start, insertions and moves.
  func append(to operations: inout [Operation]) {
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < oldEnd || start < newEnd else { return }
    appendMiddle(old[start..<oldEnd], new[start..<newEnd], following: newEnd, to: &operations)
  }

  private func appendMiddle(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>, following: Int,
    to operations: inout [Operation]
  ) {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, element) in old.enumerated() { places[ObjectIdentifier(element)] = place }
    let kept = new.map { places.removeValue(forKey: ObjectIdentifier($0)) }
    for element in old where places[ObjectIdentifier(element)] != nil {
      operations.append(.remove(element, from: parent))
    }
    let settled = LongestRise.indices(of: kept)
    var next = following < self.new.count ? self.new[following] : nil
    for (index, element) in new.enumerated().reversed() {
      if kept[index] == nil {
        operations.append(.insert(element, into: parent, before: next))
      } else if !settled.contains(index) {
        operations.append(.move(element, into: parent, before: next))
      }
      next = element
    }
  }
}

/// The longest increasing subsequence: the largest set of children that can stay where they are.
enum LongestRise {
  /// Returns the indices of the values that belong to it; nil values never do.
  ///
  /// Takes O(n log n) steps.
  static func indices(of values: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let tail = values[tails[middle]], tail < value {
          low = middle + 1
        } else {
          high = middle
        }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var rise: Set<Int> = []
    var next = tails.last
    while let index = next {
      rise.insert(index)
      next = previous[index]
    }
    return rise
  }
}
