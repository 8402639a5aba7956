/// Reads the tokens of source code, one after the other.
struct Scanner {
  private let text: [UInt8]
  private var index = 0
  private var previous: Token?

  init(text: [UInt8]) { self.text = text }

  /// All tokens from here on; brackets count as one, with all that is in them.
  consuming func outerTokens() -> [Token] {
    var tokens: [Token] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  /// Goes past a token; nil at the end.
  private mutating func next() -> Token? {
    let end = previous?.range.upperBound ?? 0
    let startsLine = skipSpace() || previous == nil
    guard index < text.count else { return nil }
    let start = index
    let kind = token(afterSpace: start > end)
    index = min(index, text.count)
    let token = Token(
      kind: kind, range: start..<index, startsLine: startsLine, followsSpace: start > end)
    previous = token
    return token
  }

  private mutating func token(afterSpace: Bool) -> Token.Kind {
    switch text[index] {
    case UInt8(ascii: "("): return brackets(closedBy: ")", kind: .parentheses)
    case UInt8(ascii: "["): return brackets(closedBy: "]", kind: .square)
    case UInt8(ascii: "{"): return brackets(closedBy: "}", kind: .braces)
    case UInt8(ascii: "\""): return literal { $0.skipString(hashes: 0) }
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "`"): return quotedName()
    case let byte where byte.isPartOfName: return word()
    case let byte where byte.isPartOfOperator: return sign(afterSpace: afterSpace)
    default:
      index += 1
      return .mark
    }
  }
}

extension Scanner {
  private mutating func brackets(closedBy closing: Unicode.Scalar, kind: Token.Kind) -> Token.Kind {
    index += 1
    skipContent(closedBy: closing)
    return kind
  }

  /// Goes past all that is in brackets, and past the closing one.
  private mutating func skipContent(closedBy closing: Unicode.Scalar) {
    previous = nil
    while let token = next() {
      if token.kind == .mark, text[token.range.lowerBound] == UInt8(ascii: closing) { return }
    }
  }

  private mutating func literal(_ skip: (inout Scanner) -> Void) -> Token.Kind {
    skip(&self)
    return .literal
  }

  /// A directive, a string such as `#"…"#`, or a regular expression such as `#/…/#`.
  private mutating func hash() -> Token.Kind {
    let hashes = text[index...].prefix { $0 == UInt8(ascii: "#") }.count
    switch byte(at: index + hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      return literal { $0.skipString(hashes: hashes) }
    case UInt8(ascii: "/"):
      index += hashes + 1
      return literal { $0.skip(through: "/" + String(repeating: "#", count: hashes)) }
    default:
      index += 1
      return word()
    }
  }

  private mutating func quotedName() -> Token.Kind {
    index += 1
    skip(through: "`")
    return .word
  }

  private mutating func word() -> Token.Kind {
    let isNumber = 0x30...0x39 ~= text[index]
    while let byte = byte(at: index) {
      let isFraction =
        isNumber && byte == UInt8(ascii: ".") && 0x30...0x39 ~= (self.byte(at: index + 1) ?? 0)
      guard byte.isPartOfName || isFraction else { break }
      index += 1
    }
    return .word
  }

  private mutating func sign(afterSpace: Bool) -> Token.Kind {
    if isRegularExpression() {
      return literal { $0.skipRegularExpression() }
    }
    let first = text[index]
    index += 1
    let isPostfix = (first == UInt8(ascii: "?") || first == UInt8(ascii: "!")) && !afterSpace
    guard !isPostfix else { return .sign }
    while let byte = byte(at: index), byte.isPartOfOperator, !isComment(at: index) {
      // An operator that doesn't begin with a dot has none in it: `=.red` is `=` and `.red`. And in
      // `Binding<Int>?`, the question mark is a sign of its own.
      if ".?!".utf8.contains(byte), first != byte { break }
      index += 1
    }
    return .sign
  }
}

extension Scanner {
  /// Goes past white space and comments, and says whether a line ended there.
  private mutating func skipSpace() -> Bool {
    var endsLine = false
    while let byte = byte(at: index) {
      if starts("//") {
        while let byte = self.byte(at: index), byte != UInt8(ascii: "\n") { index += 1 }
      } else if starts("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        endsLine = true
        index += 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        index += 1
      } else {
        break
      }
    }
    return endsLine
  }

  /// Goes past a comment with those that are in it.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        index += 2
      } else if starts("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < text.count
  }

  /// Goes past a string with what is interpolated in it.
  private mutating func skipString(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    let quotes = opensLines(hashes: hashes) ? "\"\"\"" : "\""
    index += quotes.utf8.count
    while index < text.count {
      if starts(quotes + marks) {
        index += quotes.utf8.count + hashes
        return
      } else if starts("\\" + marks + "(") {
        index += 2 + hashes
        skipContent(closedBy: ")")
      } else if starts("\\" + marks) {
        index += 2 + hashes
      } else {
        index += 1
      }
    }
  }

  /// Whether three quotes begin a string of several lines; `#"""#` is a quote in a string.
  private func opensLines(hashes: Int) -> Bool {
    guard starts("\"\"\"") else { return false }
    let rest = text[(index + 3)...].prefix { $0 != UInt8(ascii: "\n") }
    return hashes == 0 || rest.allSatisfy(" \t\r".utf8.contains)
  }

  /// Whether a slash is the start of a regular expression: before it, a value can't have ended,
  /// and another slash follows in the same line.
  private func isRegularExpression() -> Bool {
    guard text[index] == UInt8(ascii: "/"), let following = byte(at: index + 1),
      !" \t\n/*=".utf8.contains(following)
    else { return false }
    if let previous {
      let last = text[previous.range.upperBound - 1]
      guard previous.kind == .sign || previous.kind == .mark, last != UInt8(ascii: "?"),
        last != UInt8(ascii: "!")
      else { return false }
    }
    let line = text[(index + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    return line.contains(UInt8(ascii: "/"))
  }

  private mutating func skipRegularExpression() {
    index += 1
    while let byte = byte(at: index), byte != UInt8(ascii: "/") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  private mutating func skip(through end: String) {
    while index < text.count, !starts(end) { index += 1 }
    index += end.utf8.count
  }

  private func isComment(at index: Int) -> Bool {
    starts("//", at: index) || starts("/*", at: index)
  }

  private func starts(_ prefix: String, at place: Int? = nil) -> Bool {
    text[min(place ?? index, text.count)...].starts(with: prefix.utf8)
  }

  private func byte(at index: Int) -> UInt8? { index < text.count ? text[index] : nil }
}

extension UInt8 {
  /// Whether it belongs to a name or a number; every character beyond ASCII does.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isPartOfOperator: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
