/// A view with something to do when it appears or disappears.
nonisolated private struct Appearing<Content: View>: PrimitiveView {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    let node = AppearanceNode(under: parent)
    node.onAppear = view.onAppear
    node.onDisappear = view.onDisappear
    node.mount(view.content)
    return node
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: AppearanceNode.self)
    node.onAppear = view.onAppear
    node.onDisappear = view.onDisappear
    node.update(view.content)
  }
}

@MainActor
private final class AppearanceNode: LifecycleNode {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  override func appear() { onAppear?() }
  override func disappear() { onDisappear?() }
}

extension View {
  /// Does something when the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Appearing(content: self, onAppear: action, onDisappear: nil)
  }

  /// Does something when the view has disappeared.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Appearing(content: self, onAppear: nil, onDisappear: action)
  }
}
