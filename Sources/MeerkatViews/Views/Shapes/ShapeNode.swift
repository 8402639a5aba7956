/// The node of a shape: it finds out what the shape is drawn with in its surroundings.
@MainActor
final class ShapeNode: Node {
  private var outline: Outline
  private var paint: Paint
  private var element: ShapeElement?

  init(_ outline: Outline, _ paint: Paint, under parent: Node) {
    self.outline = outline
    self.paint = paint
    super.init(under: parent)
    element = ShapeElement(outline.kind, fill: nil, under: self)
    show()
  }

  func update(_ outline: Outline, _ paint: Paint) {
    guard outline != self.outline || paint != self.paint else { return }
    self.outline = outline
    self.paint = paint
    show()
  }

  private func show() {
    dropSubscriptions()
    let paint = EnvironmentValues(scope: environment, reader: self).resolved(paint)
    let isLine = outline.lineWidth != nil
    element?.update(
      outline.kind, inset: outline.inset, fill: isLine ? nil : paint, stroke: isLine ? paint : nil,
      strokeWidth: outline.lineWidth ?? 0)
  }

  override func environmentDidChange(_ key: ObjectIdentifier) { show() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let element { visit(element) }
  }
}
