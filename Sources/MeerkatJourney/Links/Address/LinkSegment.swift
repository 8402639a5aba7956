import Foundation

/// A segment of a path: text, or a mark, which begins with `;`.
package enum LinkSegment: Hashable, Sendable {
  /// `todos`: a text.
  case text(String)
  /// `;=todos`: a text that only a parameter takes.
  case value(String)
  /// `;*`: what follows is the repeated tail.
  case tail
  /// `;with:filter=open`: the queries of the step that ends here.
  case with([LinkQuery])
  /// `;push`, `;sheet`, … or `;root`: how to show the one place that follows; `;own`, with nil: as
  /// its link declares.
  case put(LinkPlacement?)
  /// `;down`: what follows belongs to the child flow.
  case down
  /// `;up`: what follows belongs to the parent flow.
  case up

  /// How to show the place that follows, if the segment says so.
  var placement: LinkPlacement? {
    if case .put(let placement) = self { placement } else { nil }
  }

  /// Whether the segment is part of a place, rather than a mark between places.
  var isInPlace: Bool {
    switch self {
    case .text, .value, .tail, .with: true
    case .put, .down, .up: false
    }
  }
}

extension LinkSegment {
  /// Reads a segment as written in an address.
  init(_ raw: Substring, position: Int, limit: Int) throws(LinkError) {
    guard raw.utf8.first == UInt8(ascii: ";") else {
      self = .text(try raw.percentDecoded())
      return
    }
    if raw.utf8.dropFirst().first == UInt8(ascii: "=") {
      self = .value(try Substring(raw.utf8.dropFirst(2)).percentDecoded())
    } else if raw.hasPrefix(";with:") {
      self = .with(try LinkQuery.read(Substring(raw.utf8.dropFirst(6)), limit: limit))
    } else if let mark = Self.marks[raw] {
      self = mark
    } else {
      throw .unknownMark(segment: String(raw), position: position)
    }
  }

  /// The segment as written in an address.
  var written: String {
    switch self {
    case .text(let text): text.percentEncoded
    case .value(let text): ";=" + text.percentEncoded
    case .with(let queries): ";with:" + queries.written
    case .tail: ";*"
    case .down: ";down"
    case .up: ";up"
    case .put(let placement): ";\(placement?.description ?? "own")"
    }
  }

  private static let marks: [Substring: LinkSegment] = {
    var marks: [Substring: LinkSegment] = [
      ";*": .tail, ";own": .put(nil), ";down": .down, ";up": .up,
    ]
    let styles =
      [.push] + Presentation.Kind.allCases.map { NavigationStyle.present(Presentation($0)) }
    for placement in [.root] + styles.map(LinkPlacement.style) {
      marks[Substring(";\(placement)")] = .put(placement)
    }
    return marks
  }()
}

extension Substring {
  /// Decodes a part of an address, in which `%` and two digits are a byte of UTF-8.
  func percentDecoded() throws(LinkError) -> String {
    if !utf8.contains(UInt8(ascii: "%")) { return String(self) }
    // At the beginning, Foundation takes a mark of byte order for no part of the text.
    guard let text = ("-" + self).removingPercentEncoding else {
      throw .brokenPercentEncoding(part: String(self))
    }
    return String(text.unicodeScalars.dropFirst())
  }
}

extension String {
  /// The text, encoded as one part of a path or of a query.
  ///
  /// A semicolon is encoded too, because at the beginning of a segment it would make it a mark.
  var percentEncoded: String {
    if utf8.allSatisfy(\.isPlainInLinks) { return self }
    return addingPercentEncoding(withAllowedCharacters: .plainInLinks) ?? ""
  }
}

/// Characters that stand for themselves in every part of an address, and that no normaliser changes.
private let plainCharacters =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:@$,!*"

extension CharacterSet {
  fileprivate static let plainInLinks = CharacterSet(charactersIn: plainCharacters)
}

extension UInt8 {
  fileprivate var isPlainInLinks: Bool { Self.plainInLinks[Int(self)] }

  private static let plainInLinks: [Bool] = {
    let plain = Set(plainCharacters.utf8)
    return (0...UInt8.max).map(plain.contains)
  }()
}
