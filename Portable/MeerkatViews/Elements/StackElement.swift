package import Foundation

/// Several elements in a row, a column or a pile.
package final class StackElement: ContainerElement {
  /// How the elements are placed.
  package enum Arrangement: Equatable {
    case horizontal(VerticalAlignment, spacing: CGFloat?)
    case vertical(HorizontalAlignment, spacing: CGFloat?)
    case layered(Alignment)
  }

  package private(set) var arrangement: Arrangement
  /// Whether what is out of sight can wait.
  package let isLazy: Bool

  init(_ arrangement: Arrangement, isLazy: Bool = false, under parent: Node) {
    self.arrangement = arrangement
    self.isLazy = isLazy
    super.init(under: parent)
  }

  func update<Content: View>(to arrangement: Arrangement, _ content: Content) {
    if arrangement != self.arrangement {
      self.arrangement = arrangement
      contentDidChange()
    }
    update(content)
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// Space in a stack.
package final class SpacerElement: VisitableElement {
  package internal(set) var minLength: CGFloat? {
    didSet { if minLength != oldValue { contentDidChange() } }
  }

  init(_ minLength: CGFloat?, under parent: Node) {
    self.minLength = minLength
    super.init(under: parent)
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A line across the axis of its stack.
package final class DividerElement: VisitableElement {
  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}
