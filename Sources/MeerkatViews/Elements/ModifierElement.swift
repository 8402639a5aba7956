/// An element that changes the size, place or look of the one inside.
package final class ModifierElement: WrapperElement {
  package private(set) var modifier: ElementModifier
  /// What the element does with events, where a person can act on it.
  private var reaction: Reaction?

  /// Handles an event, and says whether it takes such events.
  typealias Reaction = (ElementEvent) -> Bool

  init(_ modifier: ElementModifier, reaction: Reaction? = nil, under parent: Node) {
    self.modifier = modifier
    self.reaction = reaction
    super.init(under: parent)
    if reaction != nil { becomeInteractive() }
  }

  func update(to modifier: ElementModifier, reaction: Reaction? = nil) {
    self.reaction = reaction
    if modifier != self.modifier {
      self.modifier = modifier
      contentDidChange()
      // Tabs and other containers show what stands around their content.
      switch modifier {
      case .badge, .containerValue: parent?.elementsDidChange()
      default: break
      }
      if case .layoutDirection = modifier { invalidateLayoutInside() }
    }
    forEachCopy { ($0 as? ModifierElement)?.update(to: modifier, reaction: reaction) }
  }

  override func makeCopy() -> WrapperElement {
    ModifierElement(modifier, reaction: reaction, under: self)
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    reaction?(event) ?? false
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A view with a modifier that hosts understand.
nonisolated struct ElementModified<Content: View>: PrimitiveView {
  let content: Content
  let modifier: ElementModifier
  var reaction: ModifierElement.Reaction?

  @MainActor func makeNode(under parent: Node) -> ModifierElement {
    let element = ModifierElement(modifier, reaction: reaction, under: parent)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: ModifierElement) {
    element.update(to: modifier, reaction: reaction)
    element.update(content)
  }
}

extension View {
  /// Wraps the view in a modifier that hosts understand.
  nonisolated func modified(
    _ modifier: ElementModifier, reaction: ModifierElement.Reaction? = nil
  ) -> ElementModified<Self> {
    ElementModified(content: self, modifier: modifier, reaction: reaction)
  }
}
