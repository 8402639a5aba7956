package import Foundation

/// What hosts draw of a shape: which of the forms that they know, and whether as a line.
public struct Outline: Hashable, Sendable {
  package var kind: ShapeKind
  /// The distance from the frame, in points.
  package var inset: CGFloat = 0
  /// The width of the line in points; nil for an area.
  package var lineWidth: CGFloat?

  package init(_ kind: ShapeKind) { self.kind = kind }
}
