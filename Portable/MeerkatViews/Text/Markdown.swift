/// The inline Markdown of a text.
///
/// `**strong**`, `*emphasized*`, `` `code` ``, `~~struck through~~` and
/// `[links](https://swift.org)`.
///
/// A mark that isn't closed, or is followed by a space, is literal text.
struct Markdown {
  private let text: [Character]
  private var runs: [TextRun] = []
  private var letters = ""

  /// Stands before a character that is no mark, though it looks like one: never in a text itself.
  private static let escape: Character = "\u{1A}"

  /// Whether a byte of a text can be or begin a mark: most texts have none.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "*", "_", "`", "~", "[", "\\": true
    default: false
    }
  }

  private init(_ text: String) { self.text = Array(text) }

  /// Returns the parts of a text by their marks.
  static func runs(of text: String) -> Text.Runs {
    guard text.utf8.contains(where: isSign) else { return .plain(text) }
    var markdown = Markdown(text)
    markdown.read(0..<markdown.text.count, TextStyle())
    markdown.finish(TextStyle())
    let runs = markdown.runs
    if runs.allSatisfy(\.style.isEmpty) { return .plain(runs.map(\.text).joined()) }
    return .styled(runs)
  }

  /// Makes the characters of a value no marks.
  static func escaped(_ value: String) -> String {
    guard value.utf8.contains(where: isSign) else { return value }
    return String(value.flatMap { $0.asciiValue.map(isSign) == true ? [escape, $0] : [$0] })
  }

  /// Returns a text as it was before it was escaped.
  static func unescaped(_ text: String) -> String {
    text.utf8.contains(0x1A) ? String(text.filter { $0 != escape }) : text
  }

  private mutating func finish(_ style: TextStyle) {
    if !letters.isEmpty { runs.append(TextRun(text: letters, style: style)) }
    letters = ""
  }

  private mutating func read(_ range: Range<Int>, _ style: TextStyle) {
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == Markdown.escape || isBackslash(at: index, in: range) {
        if index + 1 < range.upperBound { letters.append(text[index + 1]) }
        index += 2
      } else if let span = span(at: index, in: range, style) {
        finish(style)
        if span.style.marks.contains(.code), !style.marks.contains(.code) {
          letters = Markdown.unescaped(String(text[span.inside]))
        } else {
          read(span.inside, span.style)
        }
        finish(span.style)
        index = span.end
      } else {
        // All of a row of signs that open nothing are letters.
        let sign = text[index]
        repeat {
          letters.append(text[index])
          index += 1
        } while index < range.upperBound && text[index] == sign && "*_~`".contains(sign)
      }
    }
  }

  private func isBackslash(at index: Int, in range: Range<Int>) -> Bool {
    guard text[index] == "\\", index + 1 < range.upperBound else { return false }
    return text[index + 1].isASCII && (text[index + 1].isPunctuation || text[index + 1].isSymbol)
  }

  /// A part with marks of its own.
  private struct Span {
    var inside: Range<Int>
    var end: Int
    var style: TextStyle
  }

  private func span(at index: Int, in range: Range<Int>, _ style: TextStyle) -> Span? {
    switch text[index] {
    case "`": marked(at: index, in: range, style, .code, count: rowLength(at: index, in: range))
    case "~" where rowLength(at: index, in: range) == 2:
      marked(at: index, in: range, style, .struckThrough, count: 2)
    case "*", "_": emphasized(at: index, in: range, style)
    case "[": link(at: index, in: range, style)
    default: nil
    }
  }

  private func emphasized(at index: Int, in range: Range<Int>, _ style: TextStyle) -> Span? {
    let count = rowLength(at: index, in: range)
    return switch count {
    case 1: marked(at: index, in: range, style, .emphasized, count: 1)
    case 2: marked(at: index, in: range, style, .strong, count: 2)
    case 3: marked(at: index, in: range, style, [.strong, .emphasized], count: 3)
    default: nil
    }
  }

  private func rowLength(at index: Int, in range: Range<Int>) -> Int {
    text[index..<range.upperBound].prefix { $0 == text[index] }.count
  }

  /// The part up to the next row of as many of the same sign.
  private func marked(
    at index: Int, in range: Range<Int>, _ style: TextStyle, _ marks: TextStyle.Marks, count: Int
  ) -> Span? {
    let start = index + count
    guard start < range.upperBound, marks == .code || opens(at: index, before: start) else {
      return nil
    }
    var end = start
    while end < range.upperBound {
      if text[end] == Markdown.escape || marks != .code && text[end] == "\\" {
        end += 2
        continue
      }
      guard text[end] == text[index] else {
        end += 1
        continue
      }
      let length = rowLength(at: end, in: range)
      let closes = marks == .code || self.closes(at: end, behind: end + length)
      if end > start, closes, length == count || length > count && marks != .code {
        // Of a longer row the last signs close: what is inside ends with the others.
        let last = length == count ? end : end + length - count
        var style = style
        style.marks.formUnion(marks)
        return Span(inside: start..<last, end: last + count, style: style)
      }
      end += length
    }
    return nil
  }

  private func opens(at index: Int, before start: Int) -> Bool {
    guard !text[start].isWhitespace else { return false }
    return text[index] != "_" || index == 0 || !isPartOfWord(text[index - 1])
  }

  private func closes(at end: Int, behind next: Int) -> Bool {
    guard !text[end - 1].isWhitespace else { return false }
    return text[end] != "_" || next == text.count || !isPartOfWord(text[next])
  }

  private func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private func link(at index: Int, in range: Range<Int>, _ style: TextStyle) -> Span? {
    guard style.link == nil,
      let middle = text[index..<range.upperBound].firstIndex(of: "]"), middle > index + 1,
      middle + 1 < range.upperBound, text[middle + 1] == "(",
      let end = text[middle..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    let address = Markdown.unescaped(String(text[(middle + 2)..<end]))
    guard !address.isEmpty, !address.contains(where: \.isWhitespace) else { return nil }
    var style = style
    style.link = address
    return Span(inside: (index + 1)..<middle, end: end + 1, style: style)
  }
}
