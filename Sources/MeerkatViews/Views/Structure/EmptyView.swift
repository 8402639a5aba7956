/// A view that shows nothing and takes no space.
///
/// Like SwiftUI's `EmptyView`.
nonisolated public struct EmptyView: PrimitiveView {
  /// Makes the empty view.
  public init() {}

  @MainActor func makeNode(under parent: Node) -> Node {
    Node(under: parent)
  }

  @MainActor func update(_ node: Node) {}
}
