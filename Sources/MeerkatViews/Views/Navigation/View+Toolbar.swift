/// The node of a view that puts things in the bar of its screen.
@MainActor
private final class ToolbarNode: PreferenceWriter {
  private var entries: [(path: [Int], item: BarItem)] = []

  init(under parent: Node) { super.init(ObjectIdentifier(ScreenBarKey.self), under: parent) }

  func show(_ new: [ToolbarEntry]) {
    let old = entries
    entries = new.map { entry in
      if let (_, item) = old.first(where: { $0.path == entry.path }) {
        AnyView.updateNode(item.node, to: entry.content)
        return (entry.path, BarItem(place: entry.placement.place, node: item.node))
      }
      let node = BarItemNode(under: self)
      node.mount(entry.content)
      return (entry.path, BarItem(place: entry.placement.place, node: node.content))
    }
    for (path, item) in old where !entries.contains(where: { $0.path == path }) {
      item.node.parent?.unmount()
    }
    announce()
  }

  override func collect(_ collector: PreferenceCollector) {
    let collector = unsafeDowncast(collector, to: TypedCollector<ScreenBarKey>.self)
    var bar = ScreenBar()
    let inner = TypedCollector<ScreenBarKey>()
    forEachChild { $0.collectPreferences(inner) }
    bar = inner.result
    bar.items += entries.map(\.item)
    collector.add(bar)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    for (_, item) in entries { if let holder = item.node.parent { visit(holder) } }
  }

  /// The things in the bar are shown by the screen, not here.
  override func collectElements(into list: inout [Element]) {
    super.forEachChild { $0.collectElements(into: &list) }
  }
}

/// The node between a toolbar and one of its things: changes below concern the bar of the screen.
@MainActor
private final class BarItemNode: Node {
  private(set) lazy var content = Node(under: self)

  override init(under parent: Node) { super.init(under: parent) }

  func mount(_ view: AnyView) { content = AnyView.makeNode(view, under: self) }

  override func forEachChild(_ visit: (Node) -> Void) { visit(content) }

  override func elementsDidChange() {
    var node = parent
    while let current = node, !(current is ScreenElement) { node = current.parent }
    (node as? ScreenElement)?.childrenDidChange()
    (node as? ScreenElement)?.contentDidChange()
  }
}

/// A view that puts things in the bar of its screen.
nonisolated private struct WithToolbar<Content: View, Bar: ToolbarContent>: PrimitiveView {
  let content: Content
  let bar: Bar

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    let node = ToolbarNode(under: parent)
    node.mount(view.content)
    node.show(view.bar.items(at: []))
    return node
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: ToolbarNode.self)
    node.update(content: view.content)
    node.show(view.bar.items(at: []))
  }
}

extension View {
  /// Puts things in the bar of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    WithToolbar(content: self, bar: content())
  }

  /// Puts views in the bar of the screen.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    WithToolbar(content: self, bar: ToolbarItemGroup(content: content))
  }

  /// Puts views in the bar of the screen, by the side; from before `toolbar`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    WithToolbar(
      content: self, bar: ToolbarItemGroup(placement: .navigationBarTrailing) { trailing })
  }

  /// Puts views in the bar of the screen, by the side; from before `toolbar`.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    WithToolbar(content: self, bar: ToolbarItemGroup(placement: .navigationBarLeading) { leading })
  }

  /// Puts views in the bar of the screen, by the side; from before `toolbar`.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }
}
