import MeerkatTesting
import MeerkatViews

/// Text broken into lines that fit a width.
struct TextLines {
  /// A part of a line with a uniform look.
  struct Part {
    var text: String
    let run: Int
    var width: CGFloat
  }

  /// One line.
  struct Line {
    var parts: [Part] = []
    var width: CGFloat { parts.reduce(0) { $0 + $1.width } }
    var text: String { parts.map(\.text).joined() }
  }

  /// A piece of text with a uniform look.
  struct Run {
    let text: String
    let font: TextFont
    let style: TextStyle
  }

  let runs: [Run]
  private(set) var lines: [Line] = []

  /// Lengths that differ by less are the same.
  private static let tolerance: CGFloat = 0.01

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - width: What is there, in points; nil for no limit.
  ///   - limit: The largest number of lines; nil for no limit.
  ///   - truncation: Where the last line is shortened if there are more.
  init(_ runs: [Run], width: CGFloat?, limit: Int?, truncation: Text.TruncationMode = .tail) {
    self.runs = runs
    let room = (width.map { $0.isFinite ? max(0, $0) : .infinity } ?? .infinity)
    let all = broken(room + TextLines.tolerance)
    guard let limit, all.count > max(1, limit) else {
      lines = all.map(trimmed)
      return
    }
    lines = all.prefix(max(1, limit)).map(trimmed)
    let rest = all[(lines.count - 1)...].flatMap(\.parts)
    lines[lines.count - 1] = shortened(rest, to: room, truncation)
  }

  /// Breaks a text in one font.
  init(_ text: String, _ font: TextFont, width: CGFloat? = nil, limit: Int? = 1) {
    self.init([Run(text: text, font: font, style: TextStyle())], width: width, limit: limit)
  }

  var width: CGFloat { lines.map(\.width).max() ?? 0 }

  /// Puts words into lines as long as they fit.
  private func broken(_ room: CGFloat) -> [Line] {
    var lines = [Line()]
    var used: CGFloat = 0
    func startLine() {
      lines.append(Line())
      used = 0
    }
    for (index, run) in runs.enumerated() {
      let isOneLine = run.text.utf8.allSatisfy { 0x20..<0x80 ~= $0 }
      let paragraphs =
        isOneLine
        ? [run.text[...]]
        : run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, paragraph) in paragraphs.enumerated() {
        if number > 0 { startLine() }
        for word in paragraph.words {
          let visible = run.font.width(of: word.trimmingTrailingSpaces)
          if used > 0, used + visible > room { startLine() }
          for piece in visible > room ? pieces(of: word, run.font, room) : [word] {
            if used > 0, visible > room { startLine() }
            let width = run.font.width(of: piece)
            lines[lines.count - 1].append(Part(text: String(piece), run: index, width: width), runs)
            used = lines[lines.count - 1].width
          }
        }
      }
    }
    return lines
  }

  /// Leaves out the spaces at the end of a line.
  private func trimmed(_ line: Line) -> Line {
    var line = line
    line.trimEnd(runs)
    return line
  }

  /// Breaks a word that is wider than a line.
  private func pieces(of word: Substring, _ font: TextFont, _ room: CGFloat) -> [Substring] {
    var pieces: [Substring] = []
    var start = word.startIndex
    var width: CGFloat = 0
    var previous: Character?
    for index in word.indices {
      let letter = font.width(of: word[index...index])
      width += font.kerning(previous, word[index]) + letter
      // A space at the end of a line hangs over.
      if width > room, index > start, word[index] != " " {
        pieces.append(word[start..<index])
        (start, width) = (index, letter)
      }
      previous = word[index]
    }
    return pieces + [word[start...]]
  }

  /// Leaves out what doesn't fit into one line.
  private func shortened(
    _ parts: [Part], to room: CGFloat, _ truncation: Text.TruncationMode
  ) -> Line {
    var line = Line(parts: parts)
    guard let first = parts.first else { return line }
    let mark = Part(text: "…", run: first.run, width: runs[first.run].font.width(of: "…"))
    let free = max(0, room - mark.width)
    switch truncation {
    case .tail:
      line.cut(to: free, runs)
      line.parts.append(mark)
    case .head:
      line.cut(to: free, runs, fromStart: true)
      line.parts.insert(mark, at: 0)
    case .middle:
      var end = line
      line.cut(to: free / 2, runs)
      end.cut(to: free / 2, runs, fromStart: true)
      line.parts += [mark] + end.parts
    }
    return line.parts.reduce(into: Line()) { $0.append($1, runs) }
  }
}

extension TextLines.Line {
  /// Adds a part, to the last one where that has the same look.
  fileprivate mutating func append(_ part: TextLines.Part, _ runs: [TextLines.Run]) {
    guard let last = parts.last, last.run == part.run else { return parts.append(part) }
    // What is there is not measured again: long lines would take the square of their length.
    let kerning = runs[part.run].font.kerning(last.text.last, part.text.first)
    parts[parts.count - 1].width += kerning + part.width
    parts[parts.count - 1].text += part.text
  }

  /// Leaves out the spaces at the end.
  fileprivate mutating func trimEnd(_ runs: [TextLines.Run]) {
    guard let last = parts.last, last.text.last == " " else { return }
    let text = String(last.text.trimmingTrailingSpaces)
    parts[parts.count - 1] = TextLines.Part(
      text: text, run: last.run, width: runs[last.run].font.width(of: text))
  }

  /// Leaves out the characters that don't fit, at the end or at the start.
  fileprivate mutating func cut(
    to room: CGFloat, _ runs: [TextLines.Run], fromStart: Bool = false
  ) {
    var kept: [TextLines.Part] = []
    var free = room
    for part in fromStart ? parts.reversed() : parts {
      if part.width <= free {
        kept.append(part)
        free -= part.width
        continue
      }
      let font = runs[part.run].font
      let text = font.part(of: part.text, within: free, atEnd: fromStart)
      if !text.isEmpty {
        kept.append(TextLines.Part(text: String(text), run: part.run, width: font.width(of: text)))
      }
      break
    }
    parts = fromStart ? kept.reversed() : kept
    if !fromStart { trimEnd(runs) }
  }
}
