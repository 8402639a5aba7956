public import Foundation

/// An ellipse that fills its frame.
///
/// Like SwiftUI's `Ellipse`.
nonisolated public struct Ellipse: InsettableShape {
  private var distance: CGFloat = 0

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: distance, dy: distance))
  }

  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.distance += amount
    return copy
  }

  public var outline: Outline {
    var outline = Outline(.ellipse)
    outline.inset = distance
    return outline
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
