/// Several views that are treated as one.
///
/// Like SwiftUI's `Group`.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func makeNode(_ view: Self, under parent: Node) -> Node {
    Content.makeNode(view.content, under: parent)
  }

  public static func updateNode(_ node: Node, to view: Self) {
    Content.updateNode(node, to: view.content)
  }
}
