/// What hosts draw of a shape: a known form or its path, filled or stroked.
public struct Outline: Hashable, Sendable {
  package var kind: ShapeKind
  /// The distance from the frame, in points.
  package var inset: CGFloat = 0
  /// The width of the line in points; nil for an area, and for a path, which knows it itself.
  package var lineWidth: CGFloat?

  package init(_ kind: ShapeKind) { self.kind = kind }

  /// Returns this outline, reusing the path of another one with the same shape.
  @MainActor func settled(from old: Outline) -> Outline {
    guard case .path(let path) = kind, case .path(let known) = old.kind, path.isSame(as: known)
    else { return self }
    var outline = self
    outline.kind = old.kind
    return outline
  }
}

/// The code of a shape.
protocol PathMaker: Sendable {
  /// Returns the form in a frame.
  func path(in rect: CGRect) -> Path

  /// Whether another one makes the same paths.
  @MainActor func isSame(as other: any PathMaker) -> Bool
}

/// A shape that only its own code knows, for any size.
package final class ShapePath: Hashable, Sendable {
  private let maker: any PathMaker
  /// How the line is drawn; nil for an area.
  package let stroke: StrokeStyle?
  /// Whether what is enclosed an even number of times is outside.
  package let isEvenOdd: Bool

  @Memberwise
  init(_ maker: any PathMaker, stroke: StrokeStyle?, isEvenOdd: Bool)

  /// Returns the path in a size in points.
  package func path(in size: CGSize) -> Path { maker.path(in: CGRect(origin: .zero, size: size)) }

  /// Returns what is drawn in a size in points.
  func drawing(_ paint: Paint, in size: CGSize) -> Drawing {
    let ink = Ink(paint, in: CGRect(origin: .zero, size: size))
    guard let stroke else { return .fill(path(in: size), ink, isEvenOdd: isEvenOdd) }
    return .stroke(path(in: size), ink, stroke)
  }

  /// Whether another one is of an equal shape.
  @MainActor func isSame(as other: ShapePath) -> Bool {
    stroke == other.stroke && isEvenOdd == other.isEvenOdd && maker.isSame(as: other.maker)
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
  var hasCorners: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .unevenRectangle, .path: true
    case .capsule, .circle, .ellipse: false
    }
  }
}
