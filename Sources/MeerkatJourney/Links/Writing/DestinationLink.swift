import MeerkatPatterns

/// The link of one destination, before it becomes part of an address.
struct DestinationLink: Equatable {
  /// A segment with a text.
  struct Cell: Equatable {
    let text: String
    /// Whether the segment is marked as one that only a parameter takes.
    var isValue: Bool
  }

  var cells: [Cell] = []
  /// The number of cells before the repeated tail, if that is marked.
  var tail: Int?
  /// The names of all queries of the pattern.
  let names: [String]
  let queries: [LinkQuery]
  /// How the link shows the place by itself.
  let placement: LinkPlacement

  /// Creates the place that a link writes for values.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - texts: The texts of each parameter of its pattern.
  ///   - marked: Whether each value is marked as one.
  init(_ link: LinkTable.Link, texts: [[String]], marked: Bool) {
    let pattern = link.pattern
    placement = link.placement
    names = pattern.queries.map(\.name)
    var queries: [LinkQuery] = []
    for (source, texts) in zip(pattern.sources, texts) {
      guard case .query(let name) = source else { continue }
      queries += texts.map { LinkQuery(name: name, value: $0) }
    }
    self.queries = queries
    var rest = texts[...]
    for part in pattern.parts {
      switch part {
      case .text(let text): cells.append(Cell(text: text, isValue: false))
      case .parameter, .tail:
        if marked, case .tail = part { tail = cells.count }
        for text in rest.popFirst() ?? [] {
          cells.append(Cell(text: text, isValue: marked || text.isLostInAddresses))
        }
      }
    }
  }

  /// The items of the place: its segments, then its queries.
  var items: [LinkWriter.Item] { items(queries: [cells.count: queryItems]) }

  /// The queries of the place, if its pattern has any.
  var queryItems: [LinkWriter.Item] { names.isEmpty ? [] : [.queries(names: names, queries)] }

  /// Returns the items of the place, with the queries of each place in it where that ends.
  func items(queries: [Int: [LinkWriter.Item]]) -> [LinkWriter.Item] {
    var items = queries[0] ?? []
    for (place, cell) in cells.enumerated() {
      if place == tail { items.append(.segment(.tail)) }
      items.append(.segment(cell.isValue ? .value(cell.text) : .text(cell.text)))
      items += queries[place + 1] ?? []
    }
    if tail == cells.count { items.append(.segment(.tail)) }
    return items
  }

  /// The place as an address of its own.
  var text: String {
    var form = LinkWriter()
    form.append(items)
    return form.text(sharingQueries: true)
  }

  /// Whether another place can be found in the first segments of this one.
  func begins(with other: DestinationLink) -> Bool {
    other.tail == nil && other.cells.count < cells.count
      && zip(cells, other.cells).allSatisfy { $0.text == $1.text }
  }

  /// Marks the values that another place in the first segments of this one has to mark.
  mutating func takeMarks(of other: DestinationLink) {
    for (place, cell) in other.cells.enumerated() where cell.isValue { cells[place].isValue = true }
  }
}

extension String {
  /// Whether a segment with this text would vanish: an empty one, `.` or `..`.
  fileprivate var isLostInAddresses: Bool { isEmpty || self == "." || self == ".." }
}
