/// Views that the app can scroll with a proxy.
///
/// Like SwiftUI's `ScrollViewReader`.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Returns the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates views that can be scrolled with a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor func makeNode(under parent: Node) -> ScrollReaderNode {
    let node = ScrollReaderNode(under: parent)
    node.mount(deferred(node))
    return node
  }

  @MainActor func update(_ node: ScrollReaderNode) { node.update(deferred(node)) }

  @MainActor private func deferred(_ node: ScrollReaderNode) -> DeferredContent<Content> {
    let proxy = ScrollViewProxy(reader: node.reference)
    return DeferredContent { content(proxy) }
  }
}

/// A proxy that scrolls the views of a reader.
///
/// Like SwiftUI's `ScrollViewProxy`.
@MainActor @preconcurrency
public struct ScrollViewProxy: Sendable {
  nonisolated let reader: ScrollReaderReference

  /// Scrolls to the view with an identity; without an anchor, as little as makes it visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.node?.scroll(to: AnyHashable(id), anchor)
  }
}

/// A reference to a reader for its proxies.
final class ScrollReaderReference: Sendable {
  @MainActor weak var node: ScrollReaderNode?
}

/// The node of views that can be scrolled by the app.
final class ScrollReaderNode: ContentNode {
  let reference = ScrollReaderReference()

  override init(under parent: Node) {
    super.init(under: parent)
    reference.node = self
  }

  /// Makes the host scroll to the view with an identity, if there is one.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    // What the same action has added is there afterwards.
    inNextPass { $0.find(id, anchor, isLast: false) }
    runtime.requestUpdate()
  }

  /// Looks for the view; a row of a long list that is made now has its elements in the next pass.
  private func find(_ id: AnyHashable, _ anchor: UnitPoint?, isLast: Bool) {
    guard let node = descendant(id) else { return }
    if let first = node.collectedElements.first {
      runtime.scroll(to: first, anchor)
    } else if !isLast {
      inNextPass { $0.find(id, anchor, isLast: true) }
    }
  }

  private func inNextPass(_ action: @escaping (ScrollReaderNode) -> Void) {
    runtime.actions.append(of: self) { [weak self] in
      if let self, self.isMounted { action(self) }
    }
  }
}

extension Node {
  /// The node inside with an identity, the first one in the order of the source.
  fileprivate final func descendant(_ id: AnyHashable) -> Node? {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      if let found = (node as? any IdentifyingNode)?.child(identity: id) { return found }
      if (node as? any OwnIdentity)?.identity == id { return node }
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      pending += children.reversed()
    }
    return nil
  }
}

/// A node with an identity that the app has set.
@MainActor
protocol OwnIdentity: Node {
  var identity: AnyHashable? { get }
}

extension IdentityNode: OwnIdentity {
  var identity: AnyHashable? { id.map { AnyHashable($0) } }
}
