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
    self.segments = segments
    self.query = query
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

  /// Takes the next segment if it is a given plain text, such as the name of a tab.
  ///
  /// A tab's name precedes the part of the flow in it.
  package mutating func takeText(_ text: String) -> Bool {
    take(.text(text))
  }

  /// Takes the next segment if it is a certain one.
  mutating func take(_ segment: LinkSegment) -> Bool {
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
