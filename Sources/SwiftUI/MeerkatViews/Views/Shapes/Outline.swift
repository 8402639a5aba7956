package import Foundation

/// What hosts draw of a shape: a known form or its path, filled or stroked.
public struct Outline: Hashable, Sendable {
  package var kind: ShapeKind
  /// The distance from the frame, in points.
  package var inset: CGFloat = 0
  /// The width of the line in points; nil for an area, and for a path, which knows it itself.
  package var lineWidth: CGFloat?

  package init(_ kind: ShapeKind) { self.kind = kind }

  /// Creates the outline of a shape's stroke.
  init(_ shape: some Shape, _ style: StrokeStyle) {
    self = shape.outline
    let isPlain = style.dash.isEmpty && style.lineJoin == .miter && kind != .capsule
    if case .path = kind {
      self = Outline(.path(ShapePath(shape, stroke: style)))
    } else if !isPlain && (kind.hasCorners || !style.dash.isEmpty) || lineWidth != nil {
      self = Outline(.path(ShapePath(shape, stroke: style)))
    } else {
      lineWidth = style.lineWidth
    }
  }

  /// Creates the outline of a shape that is drawn with a paint.
  init<S: Shape>(_ shape: S, _ paint: Paint, _ style: FillStyle = FillStyle()) {
    self = shape.outline
    let isGradientLine = lineWidth != nil && paint.isGradient
    let isPath = if case .path(let path) = kind { path.stroke == nil } else { false }
    if isGradientLine || (isPath && style.isEOFilled) {
      self = Outline(.path(ShapePath(shape, isEvenOdd: style.isEOFilled)))
    }
  }

  /// Returns this outline, reusing the path of another one with the same shape.
  @MainActor func settled(from old: Outline) -> Outline {
    guard case .path(let path) = kind, case .path(let known) = old.kind, path.isSame(as: known)
    else { return self }
    var outline = self
    outline.kind = old.kind
    return outline
  }
}

/// A shape that only its own code knows, for any size.
package final class ShapePath: Hashable, Sendable {
  private let shape: any Shape
  /// How the line is drawn; nil for an area.
  package let stroke: StrokeStyle?
  /// Whether what is enclosed an even number of times is outside.
  package let isEvenOdd: Bool

  init(_ shape: any Shape, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false) {
    self.shape = shape
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
  }

  /// Returns the path in a size in points.
  package func path(in size: CGSize) -> Path {
    shape.path(in: CGRect(origin: .zero, size: size))
  }

  /// Returns what is drawn in a size in points.
  func drawing(_ paint: Paint, in size: CGSize) -> Drawing {
    let ink = Ink(paint, in: CGRect(origin: .zero, size: size))
    guard let stroke else { return .fill(path(in: size), ink, isEvenOdd: isEvenOdd) }
    return .stroke(path(in: size), ink, stroke)
  }

  /// Whether another one is of an equal shape.
  @MainActor func isSame(as other: ShapePath) -> Bool {
    func isSame<S: Shape>(_ shape: S) -> Bool {
      guard var known = other.shape as? S else { return false }
      return Sameness.isSame(&known, shape)
    }
    return stroke == other.stroke && isEvenOdd == other.isEvenOdd && isSame(shape)
  }

  package static func == (left: ShapePath, right: ShapePath) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A shape that hosts can draw, fitted into a rectangle.
package enum ShapeKind: Hashable, Sendable {
  case rectangle
  /// Corners in points.
  case roundedRectangle(CGFloat, CGFloat)
  /// A rectangle with corners of several radii. Indirect, so that other forms need no room for it.
  indirect case unevenRectangle(RectangleCornerRadii)
  case capsule
  case circle
  case ellipse
  case path(ShapePath)

  var isPath: Bool { if case .path = self { true } else { false } }

  /// Whether lines meet at corners.
  fileprivate var hasCorners: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .unevenRectangle, .path: true
    case .capsule, .circle, .ellipse: false
    }
  }
}
