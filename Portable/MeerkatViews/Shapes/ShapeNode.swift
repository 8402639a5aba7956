/// The node of a shape, which resolves its style in the environment.
final class ShapeNode: Node {
  private var outline: Outline
  private var paint: Paint
  private var element: Element?

  init(_ outline: Outline, _ paint: Paint, under parent: Node) {
    self.outline = outline
    self.paint = paint
    super.init(under: parent)
    show()
  }

  func update(_ outline: Outline, _ paint: Paint) {
    let outline = outline.settled(from: self.outline)
    guard outline != self.outline || paint != self.paint else { return }
    self.outline = outline
    self.paint = paint
    show()
  }

  private func show() {
    dropSubscriptions()
    let paint = EnvironmentValues(scope: environment, reader: self).resolved(paint)
    if case .path(let path) = outline.kind {
      show(path, paint)
    } else {
      showForm(paint)
    }
  }

  private func showForm(_ paint: Paint) {
    let isLine = outline.lineWidth != nil
    let shape = element as? ShapeElement ?? ShapeElement(outline.kind, fill: nil, under: self)
    shape.update(
      outline.kind, inset: outline.inset, fill: isLine ? nil : paint, stroke: isLine ? paint : nil,
      strokeWidth: outline.lineWidth ?? 0)
    replaceElement(by: shape)
  }

  private func show(_ path: ShapePath, _ paint: Paint) {
    let draw = { size in [path.drawing(paint, in: size)] }
    let drawing = element as? DrawingElement ?? DrawingElement(.shape, under: self, draw)
    if drawing === element { drawing.update(draw) }
    replaceElement(by: drawing)
  }

  /// A form that hosts know and one that only its path tells are elements of two kinds.
  private func replaceElement(by new: Element) {
    guard new !== element else { return }
    let old = element
    element = new
    old?.unmount()
    if old != nil { elementsDidChange() }
  }

  override func environmentDidChange(_ key: ObjectIdentifier) { show() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let element { visit(element) }
  }
}
