/// A shape that fills its frame.
///
/// Like SwiftUI's `Shape`. As a view, it is filled with the current foreground style.
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// Returns the form in a frame.
  nonisolated func path(in rect: CGRect) -> Path

  /// Returns the size that the form takes of a proposal, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline that hosts draw.
  nonisolated var outline: Outline { get }
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated public var outline: Outline { Outline(.path(ShapePath(self))) }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor public static func _makeView(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    _ShapeView._makeView(_ShapeView(shape: view, style: ForegroundStyle()), under: parent)
  }

  @MainActor public static func _updateView(_ node: _ViewNode, to view: Self) {
    _ShapeView._updateView(node, to: _ShapeView(shape: view, style: ForegroundStyle()))
  }
}

/// A shape that can be inset by the same distance on all sides.
///
/// Like SwiftUI's `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with a distance to its frame, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that hosts know, at a distance from its frame.
nonisolated protocol StandardShape: InsettableShape {
  /// The distance to the frame, in points.
  var distance: CGFloat { get set }
  var kind: ShapeKind { get }
}

extension StandardShape {
  nonisolated public func inset(by amount: CGFloat) -> Self {
    var copy = self
    copy.distance += amount
    return copy
  }

  nonisolated public var outline: Outline {
    var outline = Outline(kind)
    outline.inset = distance
    return outline
  }
}
