/// A view that shows nothing and takes no space.
///
/// Like SwiftUI's `EmptyView`.
nonisolated public struct EmptyView: PrimitiveView {
  /// Makes the empty view.
  public init() {}

  @MainActor public static func makeNode(_ view: EmptyView, under parent: Node) -> Node {
    Node(under: parent)
  }

  @MainActor public static func updateNode(_ node: Node, to view: EmptyView) {}
}
