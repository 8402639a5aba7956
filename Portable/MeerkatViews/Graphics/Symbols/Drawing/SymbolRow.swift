/// The parts of a row of a table.
struct SymbolRow {
  var glyph: Character
  var filledGlyph: Character
  var layers: [SymbolLayer] = []
  var original: Substring?

  init(_ row: Substring) {
    let words: [Substring] = row.split { $0 == " " || $0 == "\n" }
    let glyphs: Substring = words.dropFirst().first ?? "?"
    glyph = glyphs.first ?? "?"
    filledGlyph = glyphs.last ?? "?"
    var index = 2
    while index < words.count {
      let role: Substring = words[index]
      if role == "like" {
        original = words.last
        return
      }
      index += 1
      let start: Int = index
      while index < words.count, !Self.isRole(words[index]) { index += 1 }
      add(role, outline: words[start..<index])
    }
  }

  private mutating func add(_ role: Substring, outline words: ArraySlice<Substring>) {
    guard let role = SymbolLayer.Role(rawValue: String(role)) else {
      preconditionFailure("A symbol has no layers of the role \(role).")
    }
    let outline: String = words.joined(separator: " ")
    layers.append(SymbolLayer(role: role, segments: SymbolPathReader.segments(in: outline[...])))
  }

  // A role is a word; a command is one letter before a number or another command.
  private static func isRole(_ word: Substring) -> Bool {
    let bytes: Substring.UTF8View = word.utf8
    return bytes.count > 3 && bytes.allSatisfy { $0 >= 97 && $0 <= 122 }
  }
}
