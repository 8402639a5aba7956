/// An element with another view beside the one inside, such as a decoration.
package class AccompaniedElement: WrapperElement {
  /// The node of the other view.
  final var companion: Node?
  private final var makeCompanion: ((Node) -> Node)?

  /// The elements of the other view.
  final var companions: [Element] { children.filter { $0 !== wrapped } }

  final func mountCompanion<Companion: View>(_ view: Companion) {
    makeCompanion = { Companion.makeNode(view, under: $0) }
    companion = Companion.makeNode(view, under: self)
  }

  final func updateCompanion<Companion: View>(_ view: Companion) {
    makeCompanion = { Companion.makeNode(view, under: $0) }
    if let companion { Companion.updateNode(companion, to: view) }
    forEachCopy { ($0 as? AccompaniedElement)?.updateCompanion(view) }
  }

  /// Gives a copy of this element a view like the other one.
  final func accompany(_ copy: AccompaniedElement) -> WrapperElement {
    copy.makeCompanion = makeCompanion
    copy.companion = makeCompanion?(copy)
    return copy
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let companion { visit(companion) }
  }

  package override func elementsDidChange() {
    super.elementsDidChange()
    childrenDidChange()
  }
}
