/// A view with an identity: another identity is another view, with its own state.
nonisolated struct Identified<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor func makeNode(under parent: Node) -> IdentityNode<ID> {
    let node = IdentityNode<ID>(under: parent)
    node.show(content, id: id)
    return node
  }

  @MainActor func update(_ node: IdentityNode<ID>) { node.show(content, id: id) }
}

/// The node of a view with its own identity.
final class IdentityNode<ID: Hashable>: Node {
  private(set) var id: ID?
  private var child: Node?

  override init(under parent: Node) { super.init(under: parent) }

  func show<Content: View>(_ content: Content, id: ID) {
    if id == self.id, let child {
      Content.updateNode(child, to: content)
      return
    }
    let old = child
    self.id = id
    child = Content.makeNode(content, under: self)
    old?.unmount()
    elementsDidChange()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }
}

extension View {
  /// Binds the view's identity to a value.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    Identified(content: self, id: id)
  }

  /// Compares the view with `==` before its body is evaluated.
  nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// A view that is compared with `==`.
///
/// Like SwiftUI's `EquatableView`.
nonisolated public struct EquatableView<Content: Equatable & View>: View, Equatable {
  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor public var body: some View { content }

  public static func == (left: Self, right: Self) -> Bool { left.content == right.content }
}
