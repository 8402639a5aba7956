/// An element that changes the size, place or look of the one inside.
package class ModifierElement: WrapperElement {
  package final private(set) var modifier: ElementModifier
  /// What the element does with events, where a user can act on it.
  private var reaction: Reaction?

  /// Handles an event, and says whether it takes such events.
  typealias Reaction = (ElementEvent) -> Bool

  required init(_ modifier: ElementModifier, reaction: Reaction? = nil, under parent: Node) {
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
    type(of: self).init(modifier, reaction: reaction, under: self)
  }

  package override func handle(_ event: ElementEvent) -> Bool { reaction?(event) ?? false }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A modifier whose look depends on the size of its content, such as a clip by a path.
package final class SizedModifierElement: ModifierElement, SizedElement {
  /// In points; nil until a host has told.
  package private(set) var size: CGSize?

  package func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    contentDidChange(affectsLayout: false)
  }

  /// Takes note of the size on behalf of a host that is about to draw.
  package func settle(_ size: CGSize) { self.size = size }

  /// Keeps the path where the shape is the same.
  override func update(to modifier: ElementModifier, reaction: Reaction? = nil) {
    guard case .clip(.path(let known)) = self.modifier, case .clip(.path(let path)) = modifier,
      path.isSame(as: known)
    else { return super.update(to: modifier, reaction: reaction) }
    super.update(to: self.modifier, reaction: reaction)
  }
}

/// A view with a modifier that hosts understand.
nonisolated struct ElementModified<Content: View>: PrimitiveView, ViewOfKind {
  let content: Content
  let modifier: ElementModifier
  var reaction: ModifierElement.Reaction?
  /// Whether the look may depend on the size.
  var isSized = false

  var kind: Int { modifier.kind }

  @MainActor func makeNode(under parent: Node) -> ModifierElement {
    let kind = isSized ? SizedModifierElement.self : ModifierElement.self
    let element = kind.init(modifier, reaction: reaction, under: parent)
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
