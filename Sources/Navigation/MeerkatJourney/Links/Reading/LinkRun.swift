/// Segments without marks between places.
///
/// A run is one place, or several with the parents first, including those of child flows.
struct LinkRun {
  /// A segment with a text.
  struct Cell {
    let text: String
    /// Whether only a parameter may take it.
    let isValue: Bool
    /// The position in the address.
    let place: Int
    /// The queries of the step that ends here, if it has its own.
    var queries: [LinkQuery]?
    /// The position after it and the marks that belong to it.
    var end: Int
  }

  /// The position in the address before the first segment.
  private(set) var start: Int
  /// The mark before the first segment, or nil at the beginning of the address.
  let mark: LinkSegment?
  private(set) var cells: ArraySlice<Cell> = []
  /// The queries of the step that has no segment.
  private var ownQueries: [LinkQuery]?
  private var ownEnd = 0
  /// The index of the cell before which the repeated tail begins, if that is marked.
  private var tailIndex: Int?
  private var tailEnd = 0

  init(start: Int, after mark: LinkSegment?) {
    self.start = start
    self.mark = mark
  }

  /// The segment at a place of the run.
  subscript(place: Int) -> Cell { cells[cells.startIndex + place] }

  /// The number of cells before the repeated tail, if that is marked.
  var tail: Int? { tailIndex.map { $0 - cells.startIndex } }

  mutating func append(_ text: String, isValue: Bool, place: Int) {
    cells.append(Cell(text: text, isValue: isValue, place: place, end: place + 1))
  }

  mutating func beginTail(place: Int) {
    tailIndex = cells.endIndex
    tailEnd = place + 1
  }

  mutating func setQueries(_ queries: [LinkQuery], place: Int) {
    guard let last = cells.indices.last else {
      ownQueries = queries
      ownEnd = place + 1
      return
    }
    cells[last].queries = queries
    cells[last].end = place + 1
  }

  /// Returns the queries of the step that ends after a number of cells, or nil if it has none.
  func queries(after count: Int) -> [LinkQuery]? {
    count == 0 ? ownQueries : self[count - 1].queries
  }

  /// Returns the position after a number of cells and the marks that belong to them.
  func end(after count: Int) -> Int {
    let end = count > 0 ? self[count - 1].end : max(start, ownEnd)
    return count == cells.count && tail == count ? max(end, tailEnd) : end
  }

  /// Returns the rest of the run from a position, or nil if the position is not in the run.
  func from(_ position: Int) -> LinkRun? {
    guard position >= start, let last = cells.last, position <= last.place else { return nil }
    guard position > start else { return self }
    var rest = self
    rest.start = position
    rest.cells = rest.cells.drop { $0.place < position }
    rest.ownQueries = nil
    return rest
  }
}
