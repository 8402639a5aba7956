/// An element with a label and further views.
///
/// Its children are those of the label, then the others.
package class LabelledElement: VisitableElement {
  private final var label: Node?
  private final var content: Node?

  /// The elements of the label.
  package final var labelElements: [Element] { elements(of: label) }

  /// The elements of the further views.
  final var contentElements: [Element] { elements(of: content) }

  /// Mounts the views inside.
  final func mount<Label: View, Content: View>(_ label: Label, _ content: Content) {
    self.label = Label.makeNode(label, under: self)
    self.content = Content.makeNode(content, under: self)
  }

  /// Brings the views inside up to date.
  final func update<Label: View, Content: View>(_ label: Label, _ content: Content) {
    if let node = self.label { Label.updateNode(node, to: label) }
    if let node = self.content { Content.updateNode(node, to: content) }
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let label { visit(label) }
    if let content { visit(content) }
  }
}
