/// Swift source code as words, literals, brackets and operators.
///
/// A macro's own grammar is small: attributes, a name, a type, a default value, a closure. The
/// content of brackets is passed on unchanged.
struct Source {
  let text: [UInt8]

  /// The tokens outside of all brackets, and the outermost brackets themselves.
  let tokens: [Token]

  init(_ string: String) { self.init(text: Array(string.utf8)) }

  private init(text: [UInt8]) {
    self.text = text
    self.tokens = Scanner(text: text).outerTokens()
  }

  /// The text of a range.
  subscript(range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The text of a token.
  subscript(token: Token) -> String { self[token.range] }

  /// The text from one token to another, with what stands between.
  subscript(tokens: ArraySlice<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return self[first.range.lowerBound..<last.range.upperBound]
  }

  /// The source in brackets.
  func content(of brackets: Range<Int>) -> Source {
    Source(text: Array(text[brackets.dropFirst().dropLast()]))
  }
}

/// The smallest meaningful piece of source code, or brackets with their content.
struct Token {
  enum Kind {
    /// A name, a keyword, a number, or a directive such as `#if`.
    case word
    /// A string, or a regular expression.
    case literal
    case parentheses
    case braces
    case square
    /// An operator, such as `=`, `.` or `->`.
    case sign
    /// One of `,`, `;`, `:`, `@`, and `(`, `)` and the like without their other half.
    case mark
  }

  let kind: Kind
  let range: Range<Int>

  /// Whether it is the first one of its line.
  let startsLine: Bool

  /// Whether white space or a comment stands before it.
  let followsSpace: Bool
}
