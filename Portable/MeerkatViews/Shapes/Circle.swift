/// A circle that fits its frame.
///
/// Like SwiftUI's `Circle`.
nonisolated public struct Circle: StandardShape {
  var distance: CGFloat = 0
  var kind: ShapeKind { .circle }

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.middleSquare.insetBy(dx: distance, dy: distance))
  }
}

extension Shape where Self == Circle {
  /// A circle that fits its frame.
  public static var circle: Circle { Circle() }
}

extension CGRect {
  /// The largest square in the middle.
  fileprivate var middleSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
