import MeerkatUI
import Testing

struct SystemSymbolTests {
  @Test func everyNameHasADrawing() {
    let empty = SystemSymbol.names.filter { SystemSymbol.named($0)?.shapes.isEmpty != false }
    #expect(empty == [])
    #expect(SystemSymbol.names.count > 1_000)
  }

  @Test(arguments: ["", ".fill", ".circle", ".circle.fill", ".square.fill", ".slash.fill"])
  func everythingStaysOnTheGrid(variant: String) {
    let outside = SystemSymbol.names.filter { name in
      SystemSymbol.named(name + variant)?.shapes.contains { !$0.isOnGrid } ?? false
    }
    #expect(outside == [])
  }

  @Test func everyGlyphIsOneCellWide() {
    let wide = SystemSymbol.names.filter { name in
      [name, name + ".fill"].contains { SystemSymbol.named($0)?.glyph.isOneCellWide == false }
    }
    #expect(wide == [])
    #expect(SystemSymbol.shown(for: "nothing").glyph.isOneCellWide)
  }

  @Test(arguments: [
    ("plus", "+"), ("chevron.right", "›"), ("chevron.left", "‹"), ("checkmark", "✓"),
    ("star", "☆"), ("star.fill", "★"), ("heart.circle.fill", "♥"), ("bell.slash", "⊘"),
    ("plus.circle.fill", "⊕"), ("7.circle", "7"), ("12.circle.fill", "⑫"), ("34.square", "#"),
    ("a.circle", "A"), ("z.square.fill", "Z"), ("suit.heart.fill", "♥"), ("suit.club", "♧"),
    ("suit.spade.fill", "♠"), ("suit.diamond", "♢"), ("die.face.5.fill", "⚄"), ("swift", "v"),
    ("arrowtriangle.right.fill", "▶"), ("tortoise.fill", "∩"), ("bitcoinsign.circle", "₿"),
  ])
  func aSymbolHasAGlyph(name: String, glyph: Character) {
    #expect(SystemSymbol.named(name)?.glyph == glyph)
  }

  @Test func aSymbolKeepsTheNameThatWasAskedFor() {
    #expect(SystemSymbol.named("doc.circle.fill")?.name == "doc.circle.fill")
    #expect(SystemSymbol.named("chevron.forward")?.name == "chevron.forward")
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.right"), ("xmark", "multiply"), ("document.fill", "doc.fill"),
    ("accessibility", "figure.circle"), ("bubble.left.fill", "bubble.left.fill"),
  ])
  func namesShareADrawing(name: String, other: String) {
    #expect(SystemSymbol.named(name)?.shapes == SystemSymbol.named(other)?.shapes)
  }

  @Test(arguments: [
    "", ".", ".fill", "fill", "star.", "star..fill", "star.fill.fill", "star.slash.slash", "Star",
    "star fill", "no.such.symbol", "no.such.symbol.circle.fill", "star.badge.nothing", "1", "a",
    "01.circle", "51.circle", "100.circle",
    String(repeating: "star.circle.", count: 10_000) + "fill",
  ])
  func aNameWithoutADrawingIsNil(name: String) {
    #expect(SystemSymbol.named(name) == nil)
  }

  @Test(.enabled(if: isDebugBuild)) func anUnknownNameShowsNothingAndIsNamedOnce() {
    let unknown = SystemSymbol.shown(for: "no.such.symbol")
    #expect(unknown.name == "no.such.symbol")
    #expect(unknown.glyph == "⬚")
    #expect(unknown.shapes.isEmpty)
    #expect(IgnoredNames.shared.names.contains("The symbol “no.such.symbol”"))
    #expect(!IgnoredNames.shared.names.contains("The symbol “star”"))
  }
}

extension Character {
  /// Whether terminals give the character one cell: no emoji, and none of the wide ranges in use.
  fileprivate var isOneCellWide: Bool {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return false }
    let isWideSign = (0x2630...0x2637).contains(scalar.value)
    return scalar.value < 0x2E80 && !scalar.properties.isEmojiPresentation && !isWideSign
  }
}

extension SystemSymbol.Shape {
  /// Whether nothing that the shape draws lies outside the grid, the width of its line included.
  fileprivate var isOnGrid: Bool {
    guard !cuts else { return true }
    let margin = lineWidth / 2
    return segments.allSatisfy { segment in
      switch segment {
      case .move(let end), .line(let end), .curve(_, _, let end):
        end.min() >= margin && end.max() <= SystemSymbol.gridSize - margin
      case .close: true
      }
    }
  }
}
