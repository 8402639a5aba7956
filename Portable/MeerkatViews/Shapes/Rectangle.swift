/// A rectangle that fills its frame.
///
/// Like SwiftUI's `Rectangle`.
nonisolated public struct Rectangle: StandardShape {
  var distance: CGFloat = 0
  var kind: ShapeKind { .rectangle }

  /// Creates a rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: distance, dy: distance)) }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
