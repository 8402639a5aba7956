/// An address that is being read, from its first segment to its last.
///
/// Each flow takes the segments that belong to it, and leaves the rest to its child or parent.
package struct LinkReader: Sendable {
  private let segments: [LinkSegment]
  let query: [LinkQuery]
  /// The number of segments read so far.
  package private(set) var position = 0
  /// The last run, kept so that it is parsed once.
  private var lastRun: LinkRun?
  private var misfit: LinkMisfit?

  /// Creates a reader at the beginning of an address.
  package init(_ address: LinkAddress) {
    self.init(segments: address.segments, query: address.query)
  }

  init(segments: [LinkSegment], query: [LinkQuery] = []) {
    (self.segments, self.query) = (segments, query)
  }

  /// The next segment, or nil at the end.
  var next: LinkSegment? { position < segments.count ? segments[position] : nil }

  /// Whether everything has been read.
  package var isAtEnd: Bool { next == nil }

  /// Throws the reason why the remaining segments didn't fit, if there are any.
  package func checkEnd() throws(LinkError) {
    guard let next else { return }
    switch next {
    case .text(let text), .value(let text):
      throw misfit?.error ?? .unknown(segment: text, position: position + 1)
    default: throw .misplacedMark(segment: next.written, position: position + 1)
    }
  }

  /// The next segment, if it is plain text.
  package var nextText: String? {
    guard case .text(let text) = next else { return nil }
    return text
  }

  /// Takes the next segment if it is a certain one, such as the name of a tab, which precedes the
  /// part of the flow in it.
  package mutating func take(_ segment: LinkSegment) -> Bool {
    guard next == segment else { return false }
    position += 1
    return true
  }

  /// Takes the mark that says how to show the next place, or returns nil if there is none.
  mutating func takeMark() -> LinkSegment? {
    guard case .put = next else { return nil }
    position += 1
    return segments[position - 1]
  }

  /// Whether the next segment is part of a place.
  var isInPlace: Bool { next?.isInPlace == true }

  mutating func move(to position: Int) { self.position = position }

  /// Records why something didn't fit, in case nothing else takes it.
  mutating func note(_ misfit: LinkMisfit?) {
    self.misfit = LinkMisfit.further(self.misfit, misfit)
  }

  /// Reads the segments up to the next mark between places; there may be none.
  mutating func run() throws(LinkError) -> LinkRun {
    if let run = lastRun?.from(position) {
      lastRun = run
      return run
    }
    let run = try readRun()
    lastRun = run
    return run
  }

  private func readRun() throws(LinkError) -> LinkRun {
    var run = LinkRun(start: position, after: position > 0 ? segments[position - 1] : nil)
    for place in position..<segments.count {
      switch segments[place] {
      case .text(let text): run.append(text, isValue: false, place: place)
      case .value(let text): run.append(text, isValue: true, place: place)
      case .with(let queries): run.setQueries(queries, place: place)
      case .tail:
        guard run.tail == nil else {
          throw .misplacedMark(segment: segments[place].written, position: place + 1)
        }
        run.beginTail(place: place)
      case .put, .down, .up: return run
      }
    }
    return run
  }
}

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
    (self.start, self.mark) = (start, mark)
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
