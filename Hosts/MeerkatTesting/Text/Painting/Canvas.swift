package import Foundation

/// A page of cells on which text is drawn.
package struct Canvas {
  /// The width in cells.
  package let width: Int
  /// The lines from the top.
  ///
  /// Each has a character for each cell; a wide character is followed by an empty cell.
  private var rows: [[Character?]] = []
  /// The area that may be drawn on, in cells.
  package var clip: CGRect

  private static let blank: Character = " "

  /// Creates an empty page.
  package init(width: Int, height: Int) {
    self.width = width
    rows = Array(repeating: Array(repeating: Canvas.blank, count: width), count: height)
    clip = CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// The page as text, without trailing spaces and empty lines.
  package var text: String {
    var lines = rows.map { row in
      String(String(row.compactMap { $0 }).trimmingTrailingSpaces)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Writes text into a line.
  ///
  /// Text outside the page or ``clip`` is left out.
  package mutating func put(_ text: some StringProtocol, x: Int, y: Int) {
    guard rows.indices.contains(y), CGFloat(y) >= clip.minY, CGFloat(y) < clip.maxY else { return }
    var column = x
    for character in text {
      let cells = character.cells
      if cells == 0 {
        combine(character, column - 1, y)
      } else if column >= Int(clip.minX), column + cells <= min(width, Int(clip.maxX)) {
        set(character, cells, column, y)
      }
      column += cells
    }
  }

  /// Adds a mark to the character in the cell before.
  private mutating func combine(_ mark: Character, _ column: Int, _ y: Int) {
    guard (0..<width).contains(column), let base = rows[y][column] else { return }
    let joined = String(base) + String(mark)
    if joined.count == 1, let character = joined.first { rows[y][column] = character }
  }

  private mutating func set(_ character: Character, _ cells: Int, _ column: Int, _ y: Int) {
    // Half a wide character can't stay.
    if rows[y][column] == nil, column > 0 { rows[y][column - 1] = Canvas.blank }
    let end = column + cells
    if end < width, rows[y][end] == nil { rows[y][end] = Canvas.blank }
    rows[y][column] = character
    if cells == 2 { rows[y][column + 1] = nil }
  }

  /// Clears a rectangle.
  package mutating func clear(_ frame: CGRect) {
    for y in Int(frame.minY)..<max(Int(frame.minY), Int(frame.maxY)) {
      put(String(repeating: " ", count: max(0, Int(frame.width))), x: Int(frame.minX), y: y)
    }
  }

  /// Draws a frame with rounded corners.
  package mutating func box(_ frame: CGRect, title: String = "") {
    guard frame.width >= 2, frame.height >= 2 else { return }
    let (left, top) = (Int(frame.minX), Int(frame.minY))
    let inner = Int(frame.width) - 2
    let heading = title.isEmpty ? "" : "─ " + title.shortened(to: max(1, inner - 4)) + " "
    let rest = String(repeating: "─", count: max(0, inner - heading.cells))
    put("╭" + heading + rest + "╮", x: left, y: top)
    for y in (top + 1)..<(Int(frame.maxY) - 1) {
      put("│", x: left, y: y)
      put("│", x: left + inner + 1, y: y)
    }
    put("╰" + String(repeating: "─", count: inner) + "╯", x: left, y: Int(frame.maxY) - 1)
  }
}
