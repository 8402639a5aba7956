/// A segment of a path: a text, or a mark of the explicit form, which begins with `;`.
package enum LinkSegment: Hashable, Sendable {
  /// `todos`: a text.
  case text(String)
  /// `;=todos`: a text that only a parameter takes.
  case value(String)
  /// `;*`: what follows is the repeated tail.
  case tail
  /// `;with:filter=open`: the queries of the step that ends here.
  case with([LinkQuery])
  /// `;push`, `;sheet`, … or `;root`: how the one place that follows is shown; `;own` and nil: as
  /// its link declares.
  case put(LinkPlacement?)
  /// `;down`: what follows belongs to the child flow.
  case down
  /// `;up`: what follows belongs to the parent flow.
  case up

  /// How the place that follows is shown, where the segment says so.
  var placement: LinkPlacement? {
    if case .put(let placement) = self { placement } else { nil }
  }

  /// Whether the segment is a part of a place, and no mark between places.
  var isInPlace: Bool {
    switch self {
    case .text, .value, .tail, .with: true
    case .put, .down, .up: false
    }
  }
}

extension LinkSegment {
  /// Reads a segment as it stands in an address.
  init(_ raw: Substring, position: Int, limit: Int) throws(LinkError) {
    guard raw.utf8.first == UInt8(ascii: ";") else {
      self = .text(try PercentEncoding.decode(raw))
      return
    }
    if raw.utf8.dropFirst().first == UInt8(ascii: "=") {
      self = .value(try PercentEncoding.decode(raw.dropFirst(2)))
    } else if raw.hasPrefix(";with:") {
      self = .with(try LinkQuery.read(raw.dropFirst(6), limit: limit))
    } else if let mark = Self.marks[raw] {
      self = mark
    } else {
      throw .unknownMark(segment: String(raw), position: position)
    }
  }

  /// Appends the segment as it stands in an address, with its slash.
  func write(into address: inout String) {
    address += "/"
    switch self {
    case .text(let text): PercentEncoding.encode(text, into: &address)
    case .value(let text):
      address += ";="
      PercentEncoding.encode(text, into: &address)
    case .with(let queries):
      address += ";with:"
      LinkQuery.write(queries, into: &address)
    case .tail: address += ";*"
    case .down: address += ";down"
    case .up: address += ";up"
    case .put(let placement): address += ";\(placement?.description ?? "own")"
    }
  }

  /// The segment as it stands in an address.
  var written: String {
    var address = ""
    write(into: &address)
    return String(address.dropFirst())
  }

  private static let marks: [Substring: LinkSegment] = {
    var marks: [Substring: LinkSegment] = [
      ";*": .tail, ";own": .put(nil), ";down": .down, ";up": .up,
    ]
    let styles = [.push] + Presentation.Kind.allCases.map { Style.present(Presentation($0)) }
    for placement in [.root] + styles.map(LinkPlacement.style) {
      marks[Substring(";\(placement)")] = .put(placement)
    }
    return marks
  }()
}

extension LinkPlacement: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .root: "root"
    case .style(let style): style.presentation?.kind.rawValue ?? "push"
    }
  }
}
