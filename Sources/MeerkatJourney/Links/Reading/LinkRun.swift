/// Segments that follow each other without a mark between places: one place, or several with the
/// parents first, or also the beginning of a child flow's part.
struct LinkRun {
  /// A segment with a text.
  struct Cell {
    let text: String
    /// Whether only a parameter may take it.
    let isValue: Bool
    /// Where it stands in the address.
    let place: Int
  }

  let start: Int
  /// The mark before the first segment, or nil at the beginning of the address.
  let mark: LinkSegment?
  private(set) var cells: [Cell] = []
  /// How many cells come before the repeated tail, where that is said.
  private(set) var tail: Int?
  private var tailPlace = 0
  /// The queries of the steps that have their own, by the number of cells to their end.
  private var queries: [(cells: Int, queries: [LinkQuery], place: Int)] = []

  init(start: Int, after mark: LinkSegment?) {
    self.start = start
    self.mark = mark
  }

  mutating func append(_ text: String, isValue: Bool, place: Int) {
    cells.append(Cell(text: text, isValue: isValue, place: place))
  }

  mutating func beginTail(place: Int) {
    tail = cells.count
    tailPlace = place
  }

  mutating func setQueries(_ queries: [LinkQuery], place: Int) {
    self.queries.append((cells.count, queries, place))
  }

  /// The queries of the step that ends after so many cells, or nil where it has none of its own.
  func queries(after count: Int) -> [LinkQuery]? {
    queries.last { $0.cells == count }?.queries
  }

  /// The position in the address after so many cells and the marks that belong to them.
  func end(after count: Int) -> Int {
    var end = count > 0 ? cells[count - 1].place + 1 : start
    if let mark = queries.last(where: { $0.cells == count }) { end = max(end, mark.place + 1) }
    if count == cells.count, tail == count { end = max(end, tailPlace + 1) }
    return end
  }
}
