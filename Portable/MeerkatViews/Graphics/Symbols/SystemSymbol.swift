/// A symbol that an image can name, such as "star.fill": Meerkat's own drawing under SwiftUI's
/// name.
///
/// Apple's artwork may not leave Apple's platforms, so what is shown elsewhere is drawn here, in
/// one style: round lines, two units wide, on a grid of 24 × 24 units, in the colour of the text.
package struct SystemSymbol: Hashable, Sendable {
  /// The side of the square grid that ``shapes`` are drawn on.
  package static let gridSize: Double = 24

  /// The name that the symbol was asked for.
  package let name: String

  /// One character, one terminal cell wide, that stands for the symbol in text.
  package let glyph: Character

  /// What to draw, in this order.
  ///
  /// A shape that cuts takes away from all the shapes before it.
  package let shapes: [Shape]
}

extension SystemSymbol {
  /// The symbol with a name, or nil when there is no drawing of that name.
  ///
  /// A name that is not drawn is composed from one that is: "bell.badge.fill" follows from "bell".
  ///
  /// - Parameter name: A name such as "chevron.right" or "plus.circle.fill".
  /// - Returns: The symbol, or nil if there is none.
  /// - Complexity: O(1): one look in a table for each part that the name adds, at most five.
  package static func named(_ name: String) -> SystemSymbol? {
    guard let drawing = SymbolComposer.drawing(named: name[...]) else { return nil }
    return SystemSymbol(name: name, glyph: drawing.glyph, shapes: drawing.shapes)
  }

  /// What a host shows for a name: the symbol, or else nothing, which a debug build says once.
  ///
  /// - Parameter name: The name that was asked for.
  /// - Returns: A symbol that keeps the name. Without a drawing, only text shows that it is missing.
  package static func shown(for name: String) -> SystemSymbol {
    if let symbol = named(name) { return symbol }
    #if DEBUG
      IgnoredNames.shared.note(
        "The symbol “\(name)”", "has no drawing here; Documentation/names.md lists the names.")
    #endif
    return SystemSymbol(name: name, glyph: "⬚", shapes: [])
  }

  /// The names that have a drawing or a glyph of their own, in alphabetical order.
  ///
  /// Names that are only composed, such as "star.circle.fill", are not among them.
  package static var names: [String] { SymbolTable.rows.keys.map(String.init).sorted() }
}
