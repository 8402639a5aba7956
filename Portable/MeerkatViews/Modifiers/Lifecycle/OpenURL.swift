/// A view with an action for links that the app is asked to open.
nonisolated private struct LinkOpening<Content: View>: ContainerView {
  let content: Content
  let action: (URL) -> Void

  @MainActor func bareNode(under parent: Node) -> LinkNode { LinkNode(action, under: parent) }

  @MainActor func set(_ node: LinkNode) { node.action = action }
}

private final class LinkNode: ContentNode {
  var action: (URL) -> Void

  @Memberwise
  init(_ action: @escaping (URL) -> Void, under parent: Node)
}

extension View {
  /// Handles links that the app is asked to open.
  ///
  /// Like SwiftUI's `onOpenURL(perform:)`. All handlers of the scene receive the link, inner ones
  /// first: those of visible and covered screens, and of tabs that have been shown. A view that has
  /// never been shown has no handler yet.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    LinkOpening(content: self, action: action)
  }
}

extension Runtime {
  /// Hands a link from outside to all views that listen, inner ones before those around them, and
  /// tells whether there was one.
  package func open(_ url: URL) -> Bool {
    let listeners = linkNodes
    perform {
      for listener in listeners { listener.action(url) }
    }
    return !listeners.isEmpty
  }

  /// The nodes that want links, inner ones first.
  ///
  /// Links from outside are rare: looking for the nodes then costs less than keeping them in order.
  private var linkNodes: [LinkNode] {
    var found: [LinkNode] = []
    var pending: [(node: Node, isEntered: Bool)] = [(root, false)]
    while let (node, isEntered) = pending.popLast() {
      if isEntered {
        if let node = node as? LinkNode { found.append(node) }
        continue
      }
      pending.append((node, true))
      let first = pending.count
      node.forEachChild { pending.append(($0, false)) }
      pending[first...].reverse()
    }
    return found
  }
}
