/// An element with others behind it or in front of it, which take its size.
package class DecorationElement: AccompaniedElement {
  /// On which side the decoration is.
  package enum Side: Hashable, Sendable {
    case background, overlay
  }

  package final let side: Side
  package final private(set) var alignment: Alignment

  @Memberwise
  init(_ side: Side, _ alignment: Alignment, under parent: Node)

  /// The elements of the decoration, those at the back first.
  package final var decorations: [Element] { companions }

  final func updateDecoration<Decoration: View>(_ view: Decoration, _ alignment: Alignment) {
    updateCompanion(view)
    align(alignment)
  }

  private final func align(_ alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    contentDidChange()
    forEachCopy { ($0 as? DecorationElement)?.align(alignment) }
  }

  override func makeCopy() -> WrapperElement {
    accompany(DecorationElement(side, alignment, under: self))
  }

  /// The children from back to front.
  package override func collectChildren(into list: inout [Element]) {
    if side == .background { companion?.collectElements(into: &list) }
    super.collectChildren(into: &list)
    if side == .overlay { companion?.collectElements(into: &list) }
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
    element.mountCompanion(decoration)
    return element
  }

  @MainActor func update(_ element: DecorationElement) {
    element.update(content)
    element.updateDecoration(decoration, alignment)
  }
}
