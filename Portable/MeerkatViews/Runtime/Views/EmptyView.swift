/// A view that shows nothing and takes no space.
///
/// Like SwiftUI's `EmptyView`.
nonisolated public struct EmptyView: PrimitiveView {
  /// Creates the empty view.
  public init() {}

  @MainActor func makeNode(under parent: Node) -> Node { Node(under: parent) }

  @MainActor func update(_ node: Node) {}
}
