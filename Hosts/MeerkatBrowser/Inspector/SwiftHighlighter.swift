/// Classifies the words of Swift source for a highlighted listing.
///
/// Distinguishes comments, strings, keywords, types, attributes and numbers. The content of an
/// interpolation counts as part of its string.
package struct SwiftHighlighter {
  package enum Kind: Sendable {
    case plain, keyword, type, text, number, comment, attribute
  }

  /// A part of a line.
  package struct Part: Equatable {
    package var kind: Kind
    package var text: String

    package init(kind: Kind, text: String) {
      (self.kind, self.text) = (kind, text)
    }
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "open",
    "operator", "override", "package", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]

  private var rest: Substring
  private var lines: [[Part]] = [[]]

  private init(_ source: String) { rest = source[...] }

  /// Returns the lines of a source file, each divided into parts.
  package static func lines(of source: String) -> [[Part]] {
    var highlighter = SwiftHighlighter(source)
    while !highlighter.rest.isEmpty { highlighter.takePart() }
    if highlighter.lines.last == [] { highlighter.lines.removeLast() }
    return highlighter.lines
  }

  private mutating func takePart() {
    let first = rest[rest.startIndex]
    if rest.hasPrefix("//") {
      take(.comment, rest.prefix { !$0.isNewline })
    } else if rest.hasPrefix("/*") {
      take(.comment, through: "*/", after: 2)
    } else if rest.hasPrefix("\"\"\"") {
      take(.text, through: "\"\"\"", after: 3)
    } else if first == "\"" {
      takeText()
    } else if first.isLetter || first == "_" {
      takeWord()
    } else if first.isNumber {
      take(.number, rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    } else if first == "@" || first == "#" {
      take(
        .attribute,
        rest.prefix(1) + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    } else {
      take(.plain, rest.prefix(1))
    }
  }

  private mutating func takeWord() {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isMember = lines[lines.count - 1].last?.text.hasSuffix(".") ?? false
    if Self.keywords.contains(String(word)), !isMember {
      take(.keyword, word)
    } else {
      take(word.first?.isUppercase == true ? .type : .plain, word)
    }
  }

  /// Takes a text in a line, with what is escaped in it.
  private mutating func takeText() {
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, !rest[end].isNewline {
      let letter = rest[end]
      end = rest.index(after: end)
      if letter == "\"" { break }
      if letter == "\\", end < rest.endIndex, !rest[end].isNewline { end = rest.index(after: end) }
    }
    take(.text, rest[rest.startIndex..<end])
  }

  private mutating func take(_ kind: Kind, through mark: String, after start: Int) {
    var end = rest.index(rest.startIndex, offsetBy: start)
    while end < rest.endIndex, !rest[end...].hasPrefix(mark) { end = rest.index(after: end) }
    let length = rest.distance(from: rest.startIndex, to: end) + mark.count
    take(kind, rest.prefix(length))
  }

  /// Adds a part, or several if it goes over several lines.
  private mutating func take(_ kind: Kind, _ text: some StringProtocol) {
    rest = rest.dropFirst(text.count)
    for (index, piece) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if index > 0 { lines.append([]) }
      guard !piece.isEmpty else { continue }
      let last = lines[lines.count - 1].count - 1
      if last >= 0, lines[lines.count - 1][last].kind == kind {
        lines[lines.count - 1][last].text += piece
      } else {
        lines[lines.count - 1].append(Part(kind: kind, text: String(piece)))
      }
    }
  }
}
