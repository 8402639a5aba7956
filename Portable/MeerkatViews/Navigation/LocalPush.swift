/// A view that pushes a screen itself.
nonisolated struct LocalPush<Content: View, Destination: View>: ContainerView {
  let content: Content
  let isPresented: () -> Bool
  let setDismissed: () -> Void
  let destination: Destination

  @MainActor func bareNode(under parent: Node) -> LocalPushNode { LocalPushNode(under: parent) }

  @MainActor func update(_ node: LocalPushNode) {
    set(node)
    node.update(content)
    node.viewDidChange()
  }

  @MainActor func set(_ node: LocalPushNode) {
    node.isPresented = isPresented
    node.setDismissed = setDismissed
    node.showDestination = { $0.show(destination) }
  }
}

extension View {
  /// Pushes a screen while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    LocalPush(
      content: self, isPresented: { isPresented.wrappedValue },
      setDismissed: { isPresented.wrappedValue = false }, destination: destination())
  }

  /// Pushes a screen for a binding's value while it isn't nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    LocalPush(
      content: self, isPresented: { item.wrappedValue != nil },
      setDismissed: { item.wrappedValue = nil },
      destination: LastItem(item: item, content: destination))
  }
}

/// The content for the value of a binding.
///
/// When the value becomes nil, the last one is shown until the screen has gone.
nonisolated struct LastItem<Item, Content: View>: View {
  let item: Binding<Item?>
  let content: (Item) -> Content
  @State private var last = Latest<Item>()

  @Memberwise
  init(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content)

  @MainActor var body: some View {
    if let item = last.update(item.wrappedValue) { content(item) }
  }
}

/// The last value that was not nil.
final class Latest<Item> {
  private var item: Item?

  func update(_ new: Item?) -> Item? {
    item = new ?? item
    return item
  }
}
