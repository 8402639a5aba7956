/// The segments written since the last mark, with their places.
///
/// Used to check whether one of the places would take the segments that follow.
struct LinkRunDraft {
  /// Where a place begins, and how many segments it takes.
  private struct Group {
    let start: Int
    let count: Int
    let isFurther: Bool
  }

  private let table: LinkTable
  private var segments: [LinkSegment] = []
  private var groups: [Group] = []

  init(_ table: LinkTable) { self.table = table }

  /// Begins with a place after a mark, or with the first one of the address.
  mutating func begin(with items: [LinkWriter.Item]) {
    segments = items.map(\.segment).filter(\.isInPlace)
    groups = [Group(start: 0, count: segments.count(where: \.isText), isFurther: false)]
  }

  /// Goes on with a further place.
  mutating func append(_ items: [LinkWriter.Item]) {
    let place = items.map(\.segment)
    groups.append(
      Group(start: segments.count, count: place.count(where: \.isText), isFurther: true))
    segments += place
  }

  /// Goes on with the part of a child flow.
  mutating func append(child items: [LinkWriter.Item], isMarked: Bool) {
    let part = items.map(\.segment)
    let last = part.lastIndex { !$0.isInPlace }
    if isMarked || last != nil {
      segments = []
      groups = []
    }
    segments += part[(last.map { $0 + 1 } ?? 0)...]
  }

  /// Whether each place is still the longest match when some items follow.
  func holds(before items: [LinkWriter.Item]) -> Bool {
    let more = Array(items.map(\.segment).prefix(while: \.isInPlace))
    guard !more.isEmpty else { return false }
    // No pattern looks further ahead, except a repeated tail, which is the last place.
    return groups.suffix(table.tree.depth + 1).allSatisfy { group in
      var reader = LinkReader(segments: Array(segments[group.start...] + more))
      guard let run = try? reader.run() else { return false }
      let matches = LinkMatches(table, run: run, shared: [])
      return (matches.longest(onOthers: group.isFurther)?.count ?? 0) == group.count
    }
  }
}

extension LinkSegment {
  /// Whether a parameter or a plain part of a pattern takes the segment.
  fileprivate var isText: Bool {
    switch self {
    case .text, .value: true
    default: false
    }
  }
}
