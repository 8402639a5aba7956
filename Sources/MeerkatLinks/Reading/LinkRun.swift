/// Segments that follow each other without a mark between places: one place, or several with the
/// parents first, and also what child flows have among them.
struct LinkRun {
  /// A segment with a text.
  struct Cell {
    let text: String
    /// Whether only a parameter may take it.
    let isValue: Bool
    /// Where it stands in the address.
    let place: Int
    /// The queries of the step that ends here, where it has its own.
    var queries: [LinkQuery]?
    /// Where the address goes on after it and the marks that belong to it.
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
  /// Before which of all cells the repeated tail begins, where that is said.
  private var tailIndex: Int?
  private var tailEnd = 0

  init(start: Int, after mark: LinkSegment?) {
    self.start = start
    self.mark = mark
  }

  /// The segment in a place of the run.
  subscript(place: Int) -> Cell { cells[cells.startIndex + place] }

  /// How many cells come before the repeated tail, where that is said.
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

  /// The queries of the step that ends after so many cells, or nil where it has none of its own.
  func queries(after count: Int) -> [LinkQuery]? {
    count == 0 ? ownQueries : self[count - 1].queries
  }

  /// The position in the address after so many cells and the marks that belong to them.
  func end(after count: Int) -> Int {
    let end = count > 0 ? self[count - 1].end : max(start, ownEnd)
    return count == cells.count && tail == count ? max(end, tailEnd) : end
  }

  /// Leaves out what lies before a position; nil where the position is not in the run.
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
