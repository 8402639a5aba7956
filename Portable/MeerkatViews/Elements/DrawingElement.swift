/// An element whose content depends on its size, which a host reports.
@MainActor
package protocol SizedElement: Element {
  /// Sets the size of the element, in points.
  func resize(to size: CGSize)
}

/// Lines, areas and texts that depend on the size of their place.
package final class DrawingElement: VisitableElement, SizedElement {
  /// What is drawn.
  package enum Content: Hashable, Sendable {
    /// A view's form: may reach out of its place, and only what is drawn can be touched.
    case shape
    case canvas
  }

  package let content: Content
  /// In points; nil until a host has told.
  package private(set) var size: CGSize?
  private var draw: (CGSize) -> [Drawing]
  private var drawn: [Drawing]?

  @Memberwise
  init(_ content: Content, under parent: Node, _ draw: @escaping (CGSize) -> [Drawing])

  /// What is drawn, the first one at the back; nothing where the size is not known.
  package var drawings: [Drawing] {
    if let drawn { return drawn }
    guard let size else { return [] }
    let drawings = observing { draw(size) }
    drawn = drawings
    return drawings
  }

  func update(_ draw: @escaping (CGSize) -> [Drawing]) {
    self.draw = draw
    scheduleEvaluation()
  }

  package override func evaluate() {
    guard let old = drawn else { return }
    drawn = nil
    if drawings != old { contentDidChange(affectsLayout: false) }
  }

  package func resize(to size: CGSize) {
    guard size != self.size else { return }
    settle(size)
    contentDidChange(affectsLayout: false)
  }

  /// Takes note of the size on behalf of a host that is about to draw.
  package func settle(_ size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    drawn = nil
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}
