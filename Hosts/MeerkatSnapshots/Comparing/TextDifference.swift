import MeerkatDeeds

/// The differences between two texts, by line.
enum TextDifference {
  /// Returns the removed lines with a minus and the new ones with a plus, each with the line
  /// before.
  static func lines(_ old: String, _ new: String) -> [String] {
    guard old != new else { return [] }
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    var last: Substring?
    for step in before.steps(to: after) {
      if let old = step.old, step.new != nil {
        last = before[old]
        continue
      }
      if let last { lines.append("  " + last) }
      last = nil
      if let old = step.old { lines.append("- " + before[old]) }
      if let new = step.new { lines.append("+ " + after[new]) }
    }
    return lines
  }
}
