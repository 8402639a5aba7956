extension SymbolDrawing {
  /// The ".fill" of the drawing: bodies become areas, and what lies on them is cut out.
  var filled: SymbolDrawing {
    var drawing: SymbolDrawing = self
    drawing.glyph = filledGlyph
    drawing.layers = layers.flatMap { (layer: SymbolLayer) -> [SymbolLayer] in
      var line: SymbolLayer = layer
      line.cuts = layer.cutsWhenFilled
      guard layer.fills else { return [line] }
      line.fills = false
      line.isEdge = true
      var area: SymbolLayer = line
      area.drawing = .fill
      return [area, line]
    }
    return drawing
  }

  /// The drawing with a line through it, and air on both sides of the line.
  var slashed: SymbolDrawing {
    let slash: [SystemSymbol.Shape.Segment] = SymbolPathReader.segments(in: "M4 4L20 20")
    var gap = SymbolLayer(role: .line, segments: slash)
    gap.width = 5.5
    gap.cuts = true
    gap.cutsWhenFilled = true
    var drawing: SymbolDrawing = self
    // What is not must not look like what is, in text either.
    drawing.glyph = "⊘"
    drawing.filledGlyph = "⊘"
    drawing.layers += [gap, SymbolLayer(role: .line, segments: slash)]
    return drawing
  }

  /// The drawing with another one, small, in its lower right corner.
  func badged(with badge: SymbolDrawing) -> SymbolDrawing {
    let layers: [SymbolLayer] = badge.filled.layers.map { (layer: SymbolLayer) in
      var layer: SymbolLayer = layer.placed(at: SystemSymbol.Point(18.5, 18), scale: 0.38)
      layer.cutsWhenFilled = layer.cuts
      return layer
    }
    return cleared("O18.5 18 6", adding: layers)
  }

  /// The drawing with a dot in its upper right corner.
  var dotted: SymbolDrawing {
    let dot: [SystemSymbol.Shape.Segment] = SymbolPathReader.segments(in: "O18 6 3.5")
    return cleared("O18 6 5.5", adding: [SymbolLayer(role: .solid, segments: dot)])
  }

  private func cleared(_ area: Substring, adding layers: [SymbolLayer]) -> SymbolDrawing {
    var gap = SymbolLayer(role: .solid, segments: SymbolPathReader.segments(in: area))
    gap.cuts = true
    gap.cutsWhenFilled = true
    var drawing: SymbolDrawing = self
    drawing.layers += [gap] + layers
    return drawing
  }

  /// The drawing inside another one, such as ".circle", and cut out of it when that is filled.
  func enclosed(in frame: SymbolDrawing, at center: SystemSymbol.Point, scale: Double)
    -> SymbolDrawing
  {
    let content: [SymbolLayer] = filled.layers.map { (layer: SymbolLayer) in
      var layer: SymbolLayer = layer.placed(at: center, scale: scale)
      layer.cutsWhenFilled = !layer.cuts
      return layer
    }
    return SymbolDrawing(glyph: glyph, filledGlyph: filledGlyph, layers: frame.layers + content)
  }
}
