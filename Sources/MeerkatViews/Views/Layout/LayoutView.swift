/// Views that a layout of the app's own places.
nonisolated private struct LaidOut<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = LayoutElement(view.layout, under: parent)
    element.mount(view.content)
    return element
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: LayoutElement.self)
    let arrangement = element.arrangement
    element.layout = view.layout
    if arrangement != element.arrangement {
      element.contentDidChange()
    } else if arrangement == nil {
      element.invalidateLayout()
    }
    element.update(view.content)
  }
}

extension Layout {
  /// Places views by this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}
