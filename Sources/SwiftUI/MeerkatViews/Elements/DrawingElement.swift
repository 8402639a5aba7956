package import Foundation

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
      self = .radial(
        gradient, center: point(center), from: start, to: end, opacity: paint.opacity)
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

/// An element whose content depends on its size, which a host reports.
@MainActor
package protocol SizedElement: Element {
  /// Sets the size of the element, in points.
  func resize(to size: CGSize)
}

/// Lines, areas and texts that depend on the size of their place.
package final class DrawingElement: Element, SizedElement {
  /// What is drawn.
  package enum Content: Hashable, Sendable {
    /// A view's form: may reach out of its place, and only what is drawn can be touched.
    case shape
    case canvas
  }

  package let content: Content
  /// In points; nil until a host has told.
  package private(set) var size: CGSize?
  private var draw: (CGSize) -> [Drawing]
  private var drawn: [Drawing]?

  init(_ content: Content, under parent: Node, _ draw: @escaping (CGSize) -> [Drawing]) {
    self.content = content
    self.draw = draw
    super.init(under: parent)
  }

  /// What is drawn, the first one at the back; nothing where the size is not known.
  package var drawings: [Drawing] {
    if let drawn { return drawn }
    guard let size else { return [] }
    let drawings = observing { draw(size) }
    drawn = drawings
    return drawings
  }

  func update(_ draw: @escaping (CGSize) -> [Drawing]) {
    self.draw = draw
    evaluate()
  }

  package override func evaluate() {
    guard let old = drawn else { return }
    drawn = nil
    if drawings != old { contentDidChange(affectsLayout: false) }
  }

  package func resize(to size: CGSize) {
    guard size != self.size else { return }
    settle(size)
    contentDidChange(affectsLayout: false)
  }

  /// Takes note of the size on behalf of a host that is about to draw.
  package func settle(_ size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    drawn = nil
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) { evaluate() }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}
