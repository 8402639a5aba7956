/// The numbers and letters of names such as "3.circle", which are not symbols on their own.
enum SymbolCharacters {
  static func drawing(named name: Substring) -> SymbolDrawing? {
    if let row: Substring = SymbolTable.parts[name] {
      let part = SymbolRow(row)
      if let original: Substring = part.original {
        return SymbolComposer.drawing(named: original)
      }
      return SymbolDrawing(glyph: part.glyph, filledGlyph: part.filledGlyph, layers: part.layers)
    }
    return pair(name)
  }

  /// Two digits side by side, up to the 50 that SwiftUI's names go to.
  private static func pair(_ name: Substring) -> SymbolDrawing? {
    guard name.utf8.count == 2, let value = Int(name), (10...50).contains(value),
      let tens = drawing(named: name.prefix(1)), let ones = drawing(named: name.suffix(1))
    else { return nil }
    let left: [SymbolLayer] = tens.layers.map {
      $0.placed(at: SystemSymbol.Point(7, 12), scale: 0.8)
    }
    let right: [SymbolLayer] = ones.layers.map {
      $0.placed(at: SystemSymbol.Point(17, 12), scale: 0.8)
    }
    // Numbers in circles are one cell wide up to 20, and two beyond.
    let circled: Unicode.Scalar? = value <= 20 ? Unicode.Scalar(0x245F + value) : nil
    let glyph: Character = circled.map(Character.init) ?? "#"
    return SymbolDrawing(glyph: glyph, filledGlyph: glyph, layers: left + right)
  }
}
