/// An element that changes the size, place or look of the one inside.
package final class ModifierElement: WrapperElement {
  package private(set) var modifier: ElementModifier
  /// What a tap does, where the modifier is ``ElementModifier/tappable(count:)``.
  package private(set) var action: (() -> Void)?

  init(_ modifier: ElementModifier, action: (() -> Void)? = nil, under parent: Node) {
    self.modifier = modifier
    self.action = action
    super.init(under: parent)
    if action != nil { becomeInteractive() }
  }

  func update(to modifier: ElementModifier, action: (() -> Void)? = nil) {
    self.action = action
    if modifier != self.modifier {
      self.modifier = modifier
      contentDidChange()
      // Tabs show what stands around their pages.
      if case .badge = modifier { parent?.elementsDidChange() }
      if case .layoutDirection = modifier { invalidateLayoutInside() }
    }
    forEachCopy { ($0 as? ModifierElement)?.update(to: modifier, action: action) }
  }

  override func makeCopy() -> WrapperElement {
    ModifierElement(modifier, action: action, under: self)
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    guard event == .tap, let action else { return false }
    action()
    return true
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A view with a modifier that hosts understand.
nonisolated struct ElementModified<Content: View>: PrimitiveView {
  let content: Content
  let modifier: ElementModifier
  var action: (() -> Void)?

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = ModifierElement(view.modifier, action: view.action, under: parent)
    element.mount(view.content)
    return element
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: ModifierElement.self)
    element.update(to: view.modifier, action: view.action)
    element.update(view.content)
  }
}

extension View {
  /// Wraps the view in a modifier that hosts understand.
  nonisolated func modified(
    _ modifier: ElementModifier, action: (() -> Void)? = nil
  ) -> ElementModified<Self> {
    ElementModified(content: self, modifier: modifier, action: action)
  }
}
