/// An element with others behind it or in front of it, which take its size.
package class DecorationElement: WrapperElement {
  /// On which side the decoration is.
  package enum Side: Hashable, Sendable {
    case background, overlay
  }

  package final let side: Side
  package final private(set) var alignment: Alignment
  private final var decoration: Node?
  private final var makeDecoration: ((Node) -> Node)?

  init(_ side: Side, _ alignment: Alignment, under parent: Node) {
    self.side = side
    self.alignment = alignment
    super.init(under: parent)
  }

  /// The elements of the decoration, those at the back first.
  package final var decorations: [Element] { children.filter { $0 !== wrapped } }

  final func mountDecoration<Decoration: View>(_ view: Decoration) {
    makeDecoration = { Decoration.makeNode(view, under: $0) }
    decoration = Decoration.makeNode(view, under: self)
  }

  final func updateDecoration<Decoration: View>(_ view: Decoration, _ alignment: Alignment) {
    makeDecoration = { Decoration.makeNode(view, under: $0) }
    if let decoration { Decoration.updateNode(decoration, to: view) }
    if alignment != self.alignment {
      self.alignment = alignment
      contentDidChange()
    }
    forEachCopy { ($0 as? DecorationElement)?.updateDecoration(view, alignment) }
  }

  override func makeCopy() -> WrapperElement {
    let copy = DecorationElement(side, alignment, under: self)
    copy.makeDecoration = makeDecoration
    copy.decoration = makeDecoration?(copy)
    return copy
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let decoration { visit(decoration) }
  }

  /// The children from back to front.
  package override func collectChildren(into list: inout [Element]) {
    if side == .background { decoration?.collectElements(into: &list) }
    super.collectChildren(into: &list)
    if side == .overlay { decoration?.collectElements(into: &list) }
  }

  package override func elementsDidChange() {
    super.elementsDidChange()
    childrenDidChange()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A view with another one behind it or in front of it.
nonisolated struct Decorated<Content: View, Decoration: View>: PrimitiveView {
  let content: Content
  let decoration: Decoration
  let side: DecorationElement.Side
  let alignment: Alignment

  @MainActor func makeNode(under parent: Node) -> DecorationElement {
    let element = DecorationElement(side, alignment, under: parent)
    element.mount(content)
    element.mountDecoration(decoration)
    return element
  }

  @MainActor func update(_ element: DecorationElement) {
    element.update(content)
    element.updateDecoration(decoration, alignment)
  }
}
