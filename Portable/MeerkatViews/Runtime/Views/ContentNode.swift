/// A node with one view inside, such as that of a modifier.
class ContentNode: Node, ContainerNode {
  /// The node of the view inside.
  ///
  /// Made by ``mount(_:)``.
  final private(set) var content: Node?

  override init(under parent: Node) { super.init(under: parent) }

  /// Mounts the view inside.
  final func mount<Content: View>(_ view: Content) { content = Content.makeNode(view, under: self) }

  /// Brings the view inside up to date.
  final func update<Content: View>(_ view: Content) {
    if let content { Content.updateNode(content, to: view) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}
