/// An element with further actions.
///
/// These are swipe actions of a row, a context menu, or actions for screen readers and keyboards
/// only.
///
/// Its children are the element with the actions, then the actions.
package final class ActionsElement: WrapperElement {
  /// Where a person finds the actions.
  package enum Place: Hashable, Sendable {
    case besideRow, contextMenu, screenReader
  }

  package let place: Place
  private var actions: Node?
  private var makeActions: ((Node) -> Node)?

  init(_ place: Place, under parent: Node) {
    self.place = place
    super.init(under: parent)
  }

  /// The elements of the actions.
  package var actionElements: [Element] { children.filter { $0 !== wrapped } }

  func mountActions<Actions: View>(_ view: Actions) {
    makeActions = { Actions.makeNode(view, under: $0) }
    actions = Actions.makeNode(view, under: self)
  }

  func updateActions<Actions: View>(_ view: Actions) {
    makeActions = { Actions.makeNode(view, under: $0) }
    if let actions { Actions.updateNode(actions, to: view) }
    forEachCopy { ($0 as? ActionsElement)?.updateActions(view) }
  }

  override func makeCopy() -> WrapperElement {
    let copy = ActionsElement(place, under: self)
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

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A view with further actions.
nonisolated struct WithActions<Content: View, Actions: View>: PrimitiveView {
  let content: Content
  let actions: Actions
  let place: ActionsElement.Place

  @MainActor func makeNode(under parent: Node) -> ActionsElement {
    let element = ActionsElement(place, under: parent)
    element.mount(content)
    element.mountActions(actions)
    return element
  }

  @MainActor func update(_ element: ActionsElement) {
    element.update(content)
    element.updateActions(actions)
  }
}

extension View {
  /// Adds swipe actions to a row.
  ///
  /// Hosts show the actions of both edges at the end of the row.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    WithActions(content: self, actions: content(), place: .besideRow)
  }
}
