/// Content that depends on the size of its container.
///
/// The host reports the size.
package final class GeometryElement: ContainerElement, SizedElement {
  /// In points.
  package private(set) var size: CGSize
  /// Where the content believes its place to be, in points; nil where it has not asked.
  var knownOrigin: CGPoint?
  var makeContent: ((CGSize) -> Void)?

  @Memberwise
  init(_ size: CGSize, under parent: Node)

  /// Sets the size of the container.
  ///
  /// The content is evaluated again if the size has changed.
  package func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    remakeContent()
  }

  /// Makes the content again for the current size.
  func remakeContent() {
    makeContent?(size)
    runtime.update()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A shape that is filled or stroked.
package final class ShapeElement: VisitableElement {
  package internal(set) var kind: ShapeKind
  /// In points.
  package internal(set) var inset: CGFloat
  package internal(set) var fill: Paint?
  package internal(set) var stroke: Paint?
  package internal(set) var strokeWidth: CGFloat

  @Memberwise
  init(
    _ kind: ShapeKind, inset: CGFloat = 0, fill: Paint?, stroke: Paint? = nil,
    strokeWidth: CGFloat = 0, under parent: Node
  )

  func update(
    _ kind: ShapeKind, inset: CGFloat, fill: Paint?, stroke: Paint?, strokeWidth: CGFloat
  ) {
    guard
      kind != self.kind || inset != self.inset || fill != self.fill || stroke != self.stroke
        || strokeWidth != self.strokeWidth
    else { return }
    self.kind = kind
    self.inset = inset
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    contentDidChange(affectsLayout: false)
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}
