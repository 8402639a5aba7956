/// Several elements in a row, a column or a pile.
package final class StackElement: ContainerElement, ArrangedElement {
  /// How the elements are placed.
  package enum Arrangement: Equatable {
    case horizontal(VerticalAlignment, spacing: CGFloat?)
    case vertical(HorizontalAlignment, spacing: CGFloat?)
    case layered(Alignment)
  }

  @exclusivity(unchecked) package internal(set) var arrangement: Arrangement
  /// Whether what is out of sight can wait.
  package internal(set) var isLazy = false

  @Memberwise
  init(_ arrangement: Arrangement, under parent: Node)

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// Space in a stack.
package final class SpacerElement: VisitableElement {
  package internal(set) var minLength: CGFloat? {
    didSet { if minLength != oldValue { contentDidChange() } }
  }

  @Memberwise
  init(_ minLength: CGFloat?, under parent: Node)

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A line across the axis of its stack.
package final class DividerElement: VisitableElement {
  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}
