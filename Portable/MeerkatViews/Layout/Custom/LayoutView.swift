/// Views placed by a custom layout.
nonisolated private struct LaidOut<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  @MainActor func makeNode(under parent: Node) -> LayoutElement {
    let element = LayoutElement(layout, under: parent)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: LayoutElement) {
    let arrangement = element.arrangement
    element.layout = layout
    if arrangement != element.arrangement || arrangement == nil { element.contentDidChange() }
    element.update(content)
  }
}

extension Layout {
  /// Places views with this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}
