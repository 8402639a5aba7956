public import MeerkatViews

/// A shape for points.
///
/// Like Swift Charts' `ChartSymbolShape`.
public protocol ChartSymbolShape: Shape {
  /// The rectangle of the unit square that looks as large as the square.
  var perceptualUnitRect: CGRect { get }
}

/// A shape for points that charts know.
///
/// Like Swift Charts' `BasicChartSymbolShape`.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  /// Nil where the shape is filled; in points.
  private var lineWidth: CGFloat?
  /// The outline of a shape of the app's own.
  private var ownOutline: (@Sendable (CGRect) -> Path)?

  init(_ kind: Kind) { self.kind = kind }

  fileprivate init(lineWidth: CGFloat, outline: @escaping @Sendable (CGRect) -> Path) {
    kind = .circle
    self.lineWidth = lineWidth
    ownOutline = outline
  }

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the outline of the shape, with a line inside of its edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var copy = self
    copy.lineWidth = lineWidth
    return copy
  }

  public func path(in rect: CGRect) -> Path {
    guard let lineWidth else { return outline(in: rect) }
    let inner = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    return outline(in: inner).strokedPath(StrokeStyle(lineWidth: lineWidth))
  }

  private func outline(in rect: CGRect) -> Path {
    if let ownOutline { return ownOutline(rect) }
    return switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: strokes([0, 90], in: rect)
    case .cross: strokes([45, 135], in: rect)
    case .asterisk: strokes([0, 60, 120], in: rect)
    }
  }

  private func polygon(_ count: Int, in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = 0.6 * min(rect.width, rect.height)
    let points = (0..<count).map { index in
      let angle = CGFloat(index) / CGFloat(count) * 2 * .pi - .pi / 2
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    return Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
  }

  private func strokes(_ degrees: [CGFloat], in rect: CGRect) -> Path {
    let radius = 0.5 * min(rect.width, rect.height)
    let lines = Path { path in
      for angle in degrees.map({ $0 * .pi / 180 }) {
        let (dx, dy) = (radius * cos(angle), radius * sin(angle))
        path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
        path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: radius * 0.4))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

extension ChartSymbolShape {
  /// Returns the outline of the shape, with a line inside of its edge.
  @_disfavoredOverload
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(lineWidth: lineWidth) { path(in: $0) }
  }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
