/// Finds the drawing for a name in the tables, or composes it from the parts of the name.
enum SymbolComposer {
  /// How many parts a name may add to the drawing that it begins with.
  private static let deepest = 5

  /// Where the content of a frame goes, and how small it gets.
  private struct Frame {
    let name: Substring
    let center: SystemSymbol.Point
    let scale: Double

    init(_ name: Substring, x: Double = 12, y: Double = 12, scale: Double) {
      self.name = name
      center = SystemSymbol.Point(x, y)
      self.scale = scale
    }
  }

  private static let frames: [Substring: Frame] = [
    "circle": Frame("circle", scale: 0.56),
    "square": Frame("square", scale: 0.56),
    "app": Frame("app", scale: 0.6),
    "rectangle": Frame("rectangle", scale: 0.5),
    "diamond": Frame("diamond", scale: 0.45),
    "hexagon": Frame("hexagon", scale: 0.5),
    "octagon": Frame("octagon", scale: 0.55),
    "triangle": Frame("triangle", y: 14.2, scale: 0.45),
    "shield": Frame("shield", y: 11.6, scale: 0.48),
    "seal": Frame("seal", scale: 0.5),
    "bubble": Frame("bubble.left", y: 10.5, scale: 0.5),
    "doc": Frame("doc", y: 14.5, scale: 0.4),
    "viewfinder": Frame("viewfinder", scale: 0.55),
    "heart": Frame("heart", y: 11.3, scale: 0.42),
    "message": Frame("message", y: 11.3, scale: 0.5),
    "icloud": Frame("icloud", y: 13.8, scale: 0.38),
    "folder": Frame("folder", y: 13, scale: 0.4),
    "house": Frame("house", y: 14, scale: 0.38),
    "tv": Frame("tv", y: 11, scale: 0.42),
    "square.dashed": Frame("square.dashed", scale: 0.56),
    "app.dashed": Frame("app.dashed", scale: 0.56),
    "circle.dashed": Frame("circle.dashed", scale: 0.56),
    "rectangle.dashed": Frame("rectangle.dashed", scale: 0.5),
    "rectangle.portrait": Frame("rectangle.portrait", scale: 0.5),
  ]

  static func drawing(named name: Substring, depth: Int = 0) -> SymbolDrawing? {
    guard depth < deepest else { return nil }
    guard let row: SymbolRow = SymbolTable.rows[name].map(SymbolRow.init) else {
      return composed(name, depth: depth)
    }
    var drawing = SymbolDrawing(glyph: row.glyph, filledGlyph: row.filledGlyph, layers: row.layers)
    if let original: Substring = row.original {
      drawing.layers = self.drawing(named: original, depth: depth + 1)?.layers ?? []
    } else if row.layers.isEmpty {
      drawing.layers = composed(name, depth: depth)?.layers ?? []
    }
    return drawing
  }

  private static func composed(_ name: Substring, depth: Int) -> SymbolDrawing? {
    guard var (base, last) = split(name) else { return nil }
    func drawing(_ name: Substring) -> SymbolDrawing? {
      self.drawing(named: name, depth: depth + 1)
    }
    switch last {
    case "fill" where !base.hasSuffix(".fill"): return drawing(base)?.filled
    case "slash" where !base.hasSuffix(".slash"): return drawing(base)?.slashed
    case "badge" where !base.hasSuffix(".badge"): return drawing(base)?.dotted
    default: break
    }
    // The name of a badge or frame has up to three words, as in "badge.arrow.up.right".
    for _ in 1...3 {
      if let (owner, word) = split(base), word == "badge", let badge = drawing(last) {
        return drawing(owner)?.badged(with: badge)
      }
      if let place: Frame = frames[last], let frame = drawing(place.name) {
        let whole: Substring = base.hasSuffix(".crop") ? base.dropLast(5) : base
        let content: SymbolDrawing? = drawing(whole) ?? SymbolCharacters.drawing(named: base)
        return content?.enclosed(in: frame, at: place.center, scale: place.scale)
      }
      guard let (shorter, _) = split(base) else { return nil }
      (base, last) = (shorter, name[name.utf8.index(after: shorter.endIndex)...])
    }
    return nil
  }

  private static func split(_ name: Substring) -> (base: Substring, last: Substring)? {
    guard let dot: Substring.Index = name.utf8.lastIndex(of: 46) else { return nil }
    return (name[..<dot], name[name.utf8.index(after: dot)...])
  }
}
