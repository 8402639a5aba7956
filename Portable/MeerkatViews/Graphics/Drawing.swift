/// A drawing; lengths are in points.
package indirect enum Drawing: Hashable, Sendable {
  case fill(Path, Ink, isEvenOdd: Bool)
  case stroke(Path, Ink, StrokeStyle)
  /// A text with a point of it at a point.
  case text(String, CGPoint, UnitPoint, Ink, TextStyle?)
  /// A symbol by its name.
  case symbol(String, CGRect, Ink)
  /// Several drawings as one.
  case layer([Drawing], DrawingLayer)
}

/// How several drawings are composited.
package struct DrawingLayer: Hashable, Sendable {
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// Only what is inside of all of these paths is shown.
  package var clips: [Clip] = []
  package var effects: [ColorEffect] = []
  /// The radius in points.
  package var blur: CGFloat = 0

  /// A path inside of which something is shown.
  package struct Clip: Hashable, Sendable {
    package let path: Path
    package let isEvenOdd: Bool
  }
}

/// The ink of lines and areas; lengths are in points.
package enum Ink: Hashable, Sendable {
  case paint(Paint)
  case linear(Gradient, from: CGPoint, to: CGPoint, opacity: Double)
  case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat, opacity: Double)
  case conic(Gradient, center: CGPoint, from: Angle, to: Angle, opacity: Double)

  /// Creates the ink of a paint that is spread over a rectangle.
  init(_ paint: Paint, in rect: CGRect) {
    func point(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    switch paint.kind {
    case .linearGradient(let gradient, let start, let end):
      self = .linear(gradient, from: point(start), to: point(end), opacity: paint.opacity)
    case .radialGradient(let gradient, let center, let start, let end):
      self = .radial(gradient, center: point(center), from: start, to: end, opacity: paint.opacity)
    case .angularGradient(let gradient, let center, let start, let end):
      self = .conic(gradient, center: point(center), from: start, to: end, opacity: paint.opacity)
    default: self = .paint(paint)
    }
  }

  /// A paint that stands for all of the ink.
  package var paint: Paint {
    switch self {
    case .paint(let paint): paint
    case .linear(let gradient, _, _, let opacity), .radial(let gradient, _, _, _, let opacity),
      .conic(let gradient, _, _, _, let opacity):
      (gradient.stops.first?.color ?? .clear).paint.opacity(opacity)
    }
  }
}
