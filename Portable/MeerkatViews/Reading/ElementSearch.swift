/// A search for elements by label, role or both.
package struct ElementSearch {
  package var role: ElementRole?
  package var label: String?
  /// The label of the row that it is in.
  package var row: String?

  @Memberwise
  package init(role: ElementRole? = nil, label: String? = nil, row: String? = nil)

  /// Returns what matches: what has exactly the label, or else what contains it.
  ///
  /// Things that lead to the same event count once.
  package func matches(in all: [FoundElement]) -> [FoundElement] {
    let candidates = all.filter { found in
      (role == nil || role == found.role)
        && (row.map { found.row?.localizedMatch($0) ?? false } ?? true)
    }
    guard let label else { return candidates.withoutRepetition }
    let exact = candidates.filter { $0.names.contains(label) }
    if !exact.isEmpty { return exact.preferringContent.withoutRepetition }
    let partial = candidates.filter { $0.names.contains { $0.localizedMatch(label) } }
    return partial.preferringContent.withoutRepetition
  }

  /// Returns what a user may have meant: the same label in another role, or a similar label.
  package func nearMisses(in all: [FoundElement]) -> [FoundElement] {
    guard let label, !label.isEmpty else { return role == nil ? [] : Array(all.prefix(5)) }
    let limit = max(2, label.count / 3)
    let ranked = all.compactMap { found -> (found: FoundElement, distance: Int)? in
      let distance = found.label.lowercased().distance(to: label.lowercased(), limit: limit)
      if found.label.localizedMatch(label) { return (found, 0) }
      return distance.map { (found, $0) }
    }
    return ranked.sorted { $0.distance < $1.distance }.prefix(5).map(\.found)
  }
}

extension [FoundElement] {
  /// Prefers anything else to the back button.
  fileprivate var preferringContent: [FoundElement] {
    let content = filter { $0.tap != .back }
    return content.isEmpty ? self : content
  }

  /// Counts a row and the button that it consists of as one.
  package var withoutRepetition: [FoundElement] {
    var seen: [(ObjectIdentifier, ElementEvent?)] = []
    return filter { found in
      guard let tap = found.tap else { return true }
      let key = (ObjectIdentifier(found.target), tap as ElementEvent?)
      if seen.contains(where: { $0 == key }) { return false }
      seen.append(key)
      return true
    }
  }
}

extension String {
  /// Whether the text contains another one, ignoring case.
  fileprivate func localizedMatch(_ other: String) -> Bool {
    other.isEmpty || lowercased().contains(other.lowercased())
  }

  /// Returns the number of characters to change to get another text, or nil above a limit.
  fileprivate func distance(to other: String, limit: Int) -> Int? {
    let (left, right) = (Array(self), Array(other))
    guard abs(left.count - right.count) <= limit else { return nil }
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in right.indices {
        let changed = diagonal + (character == right[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(changed, Swift.min(row[j], row[j + 1]) + 1)
      }
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}
