import CSymbols

/// The rows of all the tables, by name.
///
/// The tables are texts in `CSymbols`, because text costs no time to compile, and because a row that
/// is text is read only when somebody shows the symbol. A row is a name, its glyph (a second character is the
/// glyph of ".fill"), and what to draw: a role of `SymbolLayer` before each outline. Lines that
/// begin with a space go on with the row above. A row without an outline is composed by its name,
/// or, with `like`, by another name.
enum SymbolTable {
  static let rows: [Substring: Substring] = index(meerkat_symbols)

  /// What exists only inside another symbol, such as the 1 of "1.circle".
  static let parts: [Substring: Substring] = index(meerkat_symbol_characters)

  private static func index(
    _ bytes: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>
  ) -> [Substring: Substring] {
    var count: Int = 0
    let all: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: bytes(&count), count: count)
    return rows(of: String(decoding: all, as: UTF8.self))
  }

  private static func rows(of table: String) -> [Substring: Substring] {
    var rows: [Substring: Substring] = [:]
    let bytes: Substring.UTF8View = table[...].utf8
    var start: String.Index = bytes.startIndex
    while start < bytes.endIndex {
      let end: String.Index = endOfRow(from: start, in: bytes)
      let row: Substring = table[start..<end]
      let name: Substring = Substring(row.utf8.prefix { $0 != 32 })
      precondition(rows[name] == nil, "The symbol \(name) is drawn twice.")
      rows[name] = row
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return rows
  }

  private static func endOfRow(
    from start: String.Index, in bytes: Substring.UTF8View
  ) -> String.Index {
    var end: String.Index = start
    while let newline: String.Index = bytes[end...].firstIndex(of: 10) {
      let next: String.Index = bytes.index(after: newline)
      if next == bytes.endIndex || bytes[next] != 32 { return newline }
      end = next
    }
    return bytes.endIndex
  }
}
