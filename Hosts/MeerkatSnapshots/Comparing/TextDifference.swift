/// The differences between two texts, by line.
enum TextDifference {
  /// Returns the removed lines with a minus and the new ones with a plus, each with the line
  /// before.
  static func lines(_ old: String, _ new: String) -> [String] {
    guard old != new else { return [] }
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (removed, inserted) = offsets(before, after)
    var lines: [String] = []
    var (left, right) = (0, 0)
    var last: String?
    while left < before.count || right < after.count {
      let isRemoved = removed.contains(left)
      if isRemoved || inserted.contains(right) {
        if let last { lines.append("  " + last) }
        last = nil
        lines.append(isRemoved ? "- " + before[left] : "+ " + after[right])
        if isRemoved { left += 1 } else { right += 1 }
      } else {
        last = before[left]
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// The positions of the lines that are gone, and of those that are new.
  static func offsets(_ old: [String], _ new: [String]) -> (removed: Set<Int>, inserted: Set<Int>) {
    new.difference(from: old).reduce(into: ([], [])) { offsets, change in
      switch change {
      case .remove(let offset, _, _): offsets.removed.insert(offset)
      case .insert(let offset, _, _): offsets.inserted.insert(offset)
      }
    }
  }
}
