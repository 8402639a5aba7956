/// A row with actions beside it, which a person finds by swiping.
///
/// Its children are the row, then the actions.
package final class SwipeActionsElement: WrapperElement {
  private var actions: Node?
  private var makeActions: ((Node) -> Node)?

  /// The elements of the actions.
  package var actionElements: [Element] { children.filter { $0 !== wrapped } }

  func mountActions<Actions: View>(_ view: Actions) {
    makeActions = { Actions.makeNode(view, under: $0) }
    actions = Actions.makeNode(view, under: self)
  }

  func updateActions<Actions: View>(_ view: Actions) {
    makeActions = { Actions.makeNode(view, under: $0) }
    if let actions { Actions.updateNode(actions, to: view) }
    forEachCopy { ($0 as? SwipeActionsElement)?.updateActions(view) }
  }

  override func makeCopy() -> WrapperElement {
    let copy = SwipeActionsElement(under: self)
    copy.makeActions = makeActions
    copy.actions = makeActions?(copy)
    return copy
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let actions { visit(actions) }
  }

  package override func collectChildren(into list: inout [Element]) {
    super.collectChildren(into: &list)
    actions?.collectElements(into: &list)
  }

  package override func elementsDidChange() {
    super.elementsDidChange()
    childrenDidChange()
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A view with actions beside it.
nonisolated struct WithSwipeActions<Content: View, Actions: View>: PrimitiveView {
  let content: Content
  let actions: Actions

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = SwipeActionsElement(under: parent)
    element.mount(view.content)
    element.mountActions(view.actions)
    return element
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: SwipeActionsElement.self)
    element.update(view.content)
    element.updateActions(view.actions)
  }
}

extension View {
  /// Offers actions beside a row.
  ///
  /// Hosts show those of both edges at the end of the row.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    WithSwipeActions(content: self, actions: content())
  }
}
