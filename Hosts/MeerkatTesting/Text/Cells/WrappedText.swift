/// Text in lines of cells.
package struct WrappedText: Equatable {
  package private(set) var lines: [String] = []

  /// The width of the widest line, in cells.
  package var width: Int { lines.reduce(0) { max($0, $1.cells) } }

  /// Breaks text into lines that are no wider than `width`.
  ///
  /// Lines break at spaces, after hyphens, between East Asian characters, and inside a word only if
  /// it is wider than a line.
  ///
  /// - Parameters:
  ///   - text: The text, which may contain line breaks.
  ///   - width: The number of cells in a line, or nil for no limit.
  ///   - limit: The number of lines, or nil for no limit. Text that doesn't fit is shortened with
  ///     "…".
  package init(_ text: String, width: Int?, limit: Int? = nil) {
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      appendParagraph(paragraph, width: max(1, width ?? .max))
    }
    if let limit, lines.count > max(1, limit) {
      let kept = lines[..<(max(1, limit) - 1)]
      let rest = lines[kept.count...].joined(separator: " ")
      lines = kept + [rest.shortened(to: width ?? .max, always: true)]
    }
  }

  private mutating func appendParagraph(_ paragraph: Substring, width: Int) {
    var line = ""
    var length = 0
    for word in paragraph.words {
      let wordLength = word.cells
      let visible = word.trimmingTrailingSpaces.cells
      if length > 0, length + visible > width {
        lines.append(String(line.trimmingTrailingSpaces))
        line = ""
        length = 0
      }
      guard visible > width else {
        line += word
        length += wordLength
        continue
      }
      for character in word {
        if length > 0, length + character.cells > width {
          lines.append(line)
          line = ""
          length = 0
        }
        line.append(character)
        length += character.cells
      }
    }
    lines.append(String(line.trimmingTrailingSpaces))
  }
}

extension StringProtocol {
  /// The text without trailing spaces.
  package var trimmingTrailingSpaces: SubSequence {
    guard let last = lastIndex(where: { $0 != " " }) else { return self[startIndex..<startIndex] }
    return self[...last]
  }

  /// Returns the text, shortened with "…" to a number of cells if it is longer.
  package func shortened(to width: Int, always: Bool = false) -> String {
    guard always || cells > width else { return String(self) }
    var kept = ""
    var length = 0
    for character in self {
      guard length + character.cells < width else { break }
      kept.append(character)
      length += character.cells
    }
    return kept.trimmingTrailingSpaces + "…"
  }
}

extension Substring {
  /// The parts between which a line may break.
  ///
  /// Spaces belong to the word before.
  package var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var left: Character = " "
    for index in indices {
      let right = self[index]
      if index > start, mayBreak(after: left, before: right) {
        words.append(self[start..<index])
        start = index
      }
      left = right
    }
    if start < endIndex { words.append(self[start...]) }
    return words
  }

  private func mayBreak(after left: Character, before right: Character) -> Bool {
    if right == " " { return false }
    if left == " " || left == "-" && right.isLetter { return true }
    return left.cells == 2 || right.cells == 2 && !right.isPunctuation
  }
}
