/// An element of a kind that hosts know.
///
/// The tree of nodes holds elements without knowing their kinds.
package class VisitableElement: Element {
  /// Shows itself to a host.
  ///
  /// The door through which hosts learn the type of an element. An element without a look of its
  /// own shows what is inside.
  package func show(to visitor: any ElementVisitor) {
    for child in children { child.accept(visitor) }
  }

  /// Handles what a user did.
  ///
  /// Returns whether the element takes such events.
  package func handle(_ event: ElementEvent) -> Bool { false }

  /// What the user enters or chooses here; nil for what is no control.
  package var userEntry: UserEntry? { nil }
}

extension Element {
  /// Has the element show itself to a host.
  package final func accept(_ visitor: any ElementVisitor) {
    (self as? VisitableElement)?.show(to: visitor)
  }
}

/// What the user enters into a control, or chooses with it.
package struct UserEntry {
  /// The kind of the control, with the label that distinguishes it from others of its kind.
  package let kind: String
  /// Returns the entry as text, or nil if it is confidential or can't be written.
  package let text: () -> String?
  /// Returns the events that enter a text again.
  package let events: (_ text: String) -> [ElementEvent]
}

/// An element with a view inside.
package class ContainerElement: VisitableElement, ContainerNode {
  /// The node of the view inside.
  ///
  /// Set right after the element is made.
  package final var content: Node?

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  package override func collectChildren(into list: inout [Element]) {
    content?.collectElements(into: &list)
  }

  /// Mounts the view inside.
  final func mount<Content: View>(_ view: Content) { content = Content.makeNode(view, under: self) }

  /// Brings the view inside up to date.
  final func update<Content: View>(_ view: Content) {
    if let content { Content.updateNode(content, to: view) }
  }
}
