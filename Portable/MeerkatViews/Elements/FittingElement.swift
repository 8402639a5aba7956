/// Several elements, of which the first one that fits is shown.
///
/// The host determines which one that is.
package final class FittingElement: ContainerElement {
  /// The directions in which an element has to fit.
  package private(set) var axes: Axis.Set
  /// The position of the element that is shown, as layout has found out; the first one before.
  package internal(set) var chosen = 0

  init(_ axes: Axis.Set, under parent: Node) {
    self.axes = axes
    super.init(under: parent)
    runtime.hasFittingViews = true
  }

  func update<Content: View>(to axes: Axis.Set, _ content: Content) {
    if axes != self.axes {
      self.axes = axes
      contentDidChange()
    }
    update(content)
  }

  /// The element that is shown.
  package var shown: Element? {
    let candidates = children
    return candidates.isEmpty ? nil : candidates[min(chosen, candidates.count - 1)]
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}
