/// A view with actions for when it appears or disappears.
nonisolated private struct Appearing<Content: View>: PrimitiveView {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor func makeNode(under parent: Node) -> AppearanceNode {
    let node = AppearanceNode(under: parent)
    node.onAppear = onAppear
    node.onDisappear = onDisappear
    node.mount(content)
    return node
  }

  @MainActor func update(_ node: AppearanceNode) {
    node.onAppear = onAppear
    node.onDisappear = onDisappear
    node.update(content)
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
  /// Runs an action when the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Appearing(content: self, onAppear: action, onDisappear: nil)
  }

  /// Runs an action when the view has disappeared.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Appearing(content: self, onAppear: nil, onDisappear: action)
  }
}
