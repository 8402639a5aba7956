/// An address that is being read, from its first segment to its last.
///
/// Each flow takes the segments that belong to it, and leaves the rest to its child or its parent.
package struct LinkReader: Sendable {
  private let segments: [LinkSegment]
  let query: [LinkQuery]
  private(set) var position = 0

  package init(_ address: LinkAddress) {
    self.init(segments: address.segments, query: address.query)
  }

  init(segments: [LinkSegment], query: [LinkQuery] = []) {
    self.segments = segments
    self.query = query
  }

  /// The segment that is read next, or nil at the end.
  var next: LinkSegment? { position < segments.count ? segments[position] : nil }

  /// Whether everything has been read.
  package var isAtEnd: Bool { next == nil }

  /// That what is left belongs to nobody; the error names the segment.
  package func checkEnd() throws(LinkError) {
    guard let next else { return }
    switch next {
    case .text(let text), .value(let text): throw .unknown(segment: text, position: position + 1)
    default: throw .misplacedMark(segment: next.written, position: position + 1)
    }
  }

  /// Takes the next segment if it is a certain one.
  mutating func take(_ segment: LinkSegment) -> Bool {
    guard next == segment else { return false }
    position += 1
    return true
  }

  /// Takes the mark that says how the next place is shown, or nil when there is none.
  mutating func takeMark() -> LinkSegment? {
    guard isAtMark, let mark = next else { return nil }
    position += 1
    return mark
  }

  /// Whether the next segment says how the place after it is shown.
  var isAtMark: Bool {
    if case .put = next { true } else { false }
  }

  /// Whether a run ends where the part of a child flow begins by a mark.
  func isDown(after run: LinkRun) -> Bool {
    let end = run.end(after: run.cells.count)
    return end < segments.count && segments[end] == .down
  }

  mutating func move(to position: Int) { self.position = position }

  /// The segments up to the next mark between places, which may be none.
  func run() throws(LinkError) -> LinkRun {
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
