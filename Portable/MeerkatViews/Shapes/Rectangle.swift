public import Foundation

/// A rectangle that fills its frame.
///
/// Like SwiftUI's `Rectangle`.
nonisolated public struct Rectangle: InsettableShape {
  private var distance: CGFloat = 0

  /// Creates a rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: distance, dy: distance)) }

  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.distance += amount
    return copy
  }

  public var outline: Outline {
    var outline = Outline(.rectangle)
    outline.inset = distance
    return outline
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
