/// The node of a view that adds items to the bar of its screen.
@MainActor
final class ToolbarNode: PreferenceWriter {
  private var things: [(path: [Int], position: BarPosition, node: BarItemNode)] = []

  init(under parent: Node) { super.init(ObjectIdentifier(ScreenBarKey.self), under: parent) }

  func show(_ entries: [ToolbarEntry]) {
    let old = things
    things = entries.map { entry in
      let node = old.first { $0.path == entry.path }?.node ?? BarItemNode(under: self)
      node.show(entry.content)
      return (entry.path, entry.placement.position, node)
    }
    for thing in old where !things.contains(where: { $0.node === thing.node }) {
      thing.node.unmount()
    }
    announce()
  }

  override func collect(_ collector: PreferenceCollector) {
    let inner = TypedCollector<ScreenBarKey>()
    super.forEachChild { $0.collectPreferences(inner) }
    var bar = inner.result
    bar.items += things.map { BarItem(position: $0.position, node: $0.node) }
    downcast(collector, to: TypedCollector<ScreenBarKey>.self).add(bar)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    for thing in things { visit(thing.node) }
  }

  /// The things in the bar are shown by the screen, not here.
  override func collectElements(into list: inout [Element]) {
    super.forEachChild { $0.collectElements(into: &list) }
  }
}

/// The node between a toolbar and one of its items: changes below concern the bar of the screen.
@MainActor
private final class BarItemNode: Node {
  private var content: Node?

  override init(under parent: Node) { super.init(under: parent) }

  func show(_ view: AnyView) {
    if let content {
      AnyView.updateNode(content, to: view)
    } else {
      content = AnyView.makeNode(view, under: self)
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func elementsDidChange() {
    var node = parent
    while let current = node {
      if let screen = current as? ScreenElement {
        screen.childrenDidChange()
        screen.contentDidChange()
        return
      }
      node = current.parent
    }
  }
}

/// A view that adds items to the bar of its screen.
nonisolated struct WithToolbar<Content: View, Bar: ToolbarContent>: PrimitiveView {
  let content: Content
  let bar: Bar

  @MainActor func makeNode(under parent: Node) -> ToolbarNode {
    let node = ToolbarNode(under: parent)
    node.mount(content)
    node.show(bar.items(at: []))
    return node
  }

  @MainActor func update(_ node: ToolbarNode) {
    node.update(content)
    node.show(bar.items(at: []))
  }
}

extension View {
  /// Adds items to the bar of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    WithToolbar(content: self, bar: content())
  }

  /// Adds views to the bar of the screen.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    WithToolbar(content: self, bar: ToolbarItemGroup(content: content))
  }

  /// Adds views at the sides of the screen's bar; the predecessor of `toolbar`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    WithToolbar(
      content: self, bar: ToolbarItemGroup(placement: .navigationBarTrailing) { trailing })
  }

  /// Adds views at the sides of the screen's bar; the predecessor of `toolbar`.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    WithToolbar(content: self, bar: ToolbarItemGroup(placement: .navigationBarLeading) { leading })
  }

  /// Adds views at the sides of the screen's bar; the predecessor of `toolbar`.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }
}
