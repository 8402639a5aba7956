/// A symbol while it is composed: its layers still know the effect of ".fill" on them.
struct SymbolDrawing {
  var glyph: Character
  var filledGlyph: Character
  var layers: [SymbolLayer]

  /// What a host is given.
  var shapes: [SystemSymbol.Shape] {
    layers.map { (layer: SymbolLayer) -> SystemSymbol.Shape in
      SystemSymbol.Shape(
        segments: layer.segments, drawing: layer.drawing,
        lineWidth: layer.drawing == .stroke ? layer.width : 0, cuts: layer.cuts)
    }
  }
}

/// One outline and its part in the drawing.
struct SymbolLayer {
  /// The words with which a table says what an outline is for.
  enum Role: String {
    /// A closed outline, which ".fill" fills.
    case body
    /// A line that stays a line.
    case line
    /// A line that stays a line, for what is too small for the usual width.
    case fine
    /// An area, whether or not the body is filled.
    case solid
    /// A line on the body, cut out when that is filled.
    case detail
    /// An area on the body, cut out when that is filled.
    case hole
    /// A closed outline on the body, cut out with its inside when that is filled.
    case window
  }

  var segments: [SystemSymbol.Shape.Segment]
  var drawing: SystemSymbol.Shape.Drawing
  var width: Double = 2
  var cuts = false
  var cutsWhenFilled: Bool
  var fills = false
  /// Whether the line only rounds the edge of an area, and may get thinner with it.
  var isEdge = false

  init(role: Role, segments: [SystemSymbol.Shape.Segment]) {
    self.segments = segments
    drawing = role == .solid || role == .hole ? .fill : .stroke
    width = role == .fine ? 1.5 : 2
    cutsWhenFilled = role == .detail || role == .hole || role == .window
    fills = role == .body || role == .window
  }
}

extension SymbolLayer {
  /// The layer, made smaller around the middle of the grid and moved to another centre.
  func placed(at center: SystemSymbol.Point, scale: Double) -> SymbolLayer {
    let middle = SystemSymbol.Point(12, 12)
    func place(_ point: SystemSymbol.Point) -> SystemSymbol.Point {
      (point - middle) * scale + center
    }
    var layer: SymbolLayer = self
    layer.segments = segments.map { (segment: SystemSymbol.Shape.Segment) in
      switch segment {
      case .move(let end): .move(place(end))
      case .line(let end): .line(place(end))
      case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
      case .close: .close
      }
    }
    // Lines keep their weight beside other symbols; edges and gaps have to shrink with the areas.
    if isEdge || cuts || width < 2 { layer.width = max(1.2, width * scale) }
    return layer
  }
}
