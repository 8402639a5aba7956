/// A view with actions for when it appears or disappears.
nonisolated private struct Appearing<Content: View>: ContainerView {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor func bareNode(under parent: Node) -> AppearanceNode { AppearanceNode(under: parent) }

  @MainActor func set(_ node: AppearanceNode) {
    node.onAppear = onAppear
    node.onDisappear = onDisappear
  }
}

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
