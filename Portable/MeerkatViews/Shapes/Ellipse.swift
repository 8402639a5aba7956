/// An ellipse that fills its frame.
///
/// Like SwiftUI's `Ellipse`.
nonisolated public struct Ellipse: StandardShape {
  var distance: CGFloat = 0
  var kind: ShapeKind { .ellipse }

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: distance, dy: distance))
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
