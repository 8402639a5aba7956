/// An element with further actions.
///
/// These are swipe actions of a row, a context menu, or actions for screen readers and keyboards
/// only.
///
/// Its children are the element with the actions, then the actions.
package final class ActionsElement: AccompaniedElement {
  /// Where a user finds the actions.
  package enum Location: Hashable, Sendable {
    case contextMenu, screenReader
    /// At an edge of a row, where a swipe shows them; one over all of the row may do the first one.
    case swipe(HorizontalEdge, isWhole: Bool)
  }

  package let location: Location

  @Memberwise
  init(_ location: Location, under parent: Node)

  /// Whether a swipe over a row shows them.
  package var isForSwipes: Bool { if case .swipe = location { true } else { false } }

  /// The elements of the actions.
  package var actionElements: [Element] { companions }

  override func makeCopy() -> WrapperElement { accompany(ActionsElement(location, under: self)) }

  package override func collectChildren(into list: inout [Element]) {
    super.collectChildren(into: &list)
    companion?.collectElements(into: &list)
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension Element {
  /// What a swipe over the element shows, the actions of the inner modifiers first.
  package final var swipeActions: [ActionsElement] {
    var found: [ActionsElement] = []
    var element = self
    while let wrapper = element as? WrapperElement {
      _ = wrapper.children
      if let actions = wrapper as? ActionsElement, actions.isForSwipes { found.append(actions) }
      guard let inside = wrapper.wrapped else { break }
      element = inside
    }
    return found.reversed()
  }
}

/// A view with further actions.
nonisolated struct WithActions<Content: View, Actions: View>: PrimitiveView {
  let content: Content
  let actions: Actions
  let location: ActionsElement.Location

  @MainActor func makeNode(under parent: Node) -> ActionsElement {
    let element = ActionsElement(location, under: parent)
    element.mount(content)
    element.mountCompanion(actions)
    return element
  }

  @MainActor func update(_ element: ActionsElement) {
    element.update(content)
    element.updateCompanion(actions)
  }
}

extension View {
  /// Adds swipe actions to a row.
  ///
  /// In the browser, a finger shows them at their edge, and a pointer in a menu.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    WithActions(
      content: self, actions: content(), location: .swipe(edge, isWhole: allowsFullSwipe))
  }
}
