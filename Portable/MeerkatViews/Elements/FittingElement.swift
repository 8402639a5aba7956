/// Several elements, of which the first one that fits is shown.
///
/// The host determines which one that is.
package final class FittingElement: ContainerElement, ArrangedElement {
  var arrangement: Axis.Set
  /// The directions in which an element has to fit.
  package var axes: Axis.Set { arrangement }
  /// The position of the element that is shown, as layout has found out; the first one before.
  package internal(set) var chosen = 0

  init(_ arrangement: Axis.Set, under parent: Node) {
    self.arrangement = arrangement
    super.init(under: parent)
    runtime.hasFittingViews = true
  }

  /// The element that is shown.
  package var shown: Element? {
    let candidates = children
    return candidates.isEmpty ? nil : candidates[min(chosen, candidates.count - 1)]
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}
