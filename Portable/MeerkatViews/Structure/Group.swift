/// Several views that are treated as one.
///
/// Like SwiftUI's `Group`.
public struct Group<Content> {
  package let content: Content

  package init(content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  func makeNode(under parent: Node) -> Node { Content.makeNode(content, under: parent) }

  func update(_ node: Node) { Content.updateNode(node, to: content) }
}
