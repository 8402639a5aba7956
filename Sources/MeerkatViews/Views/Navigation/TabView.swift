/// Screens side by side, of which a person sees one.
///
/// Like SwiftUI's `TabView`.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes screens side by side, with the selected one in a binding.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = TabsElement(under: parent)
    connect(element, to: view.selection)
    element.mount(view.content)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: TabsElement.self)
    connect(element, to: view.selection)
    element.update(view.content)
  }

  @MainActor private static func connect(
    _ element: TabsElement, to selection: Binding<SelectionValue>?
  ) {
    guard let selection else { return element.connect(read: nil, write: nil) }
    element.connect(
      read: { AnyHashable(selection.wrappedValue) },
      write: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
  }
}

extension TabView where SelectionValue == Int {
  /// Makes screens side by side.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A view with what stands for it among others side by side.
nonisolated private struct TabItem<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = TabPageElement(under: parent)
    show(view, in: element)
    return element
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    show(view, in: unsafeDowncast(node, to: TabPageElement.self))
  }

  @MainActor private static func show(_ view: Self, in element: TabPageElement) {
    element.setOwnBadge((view.content as? any BadgedView)?.badge)
    element.show(label: view.label, view.content)
  }
}

extension View {
  /// Sets what stands for the view among others side by side.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItem(content: self, label: label())
  }
}
