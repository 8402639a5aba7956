import Foundation

/// The rule for a stack: a row, a column or a pile.
enum StackRule {
  @MainActor static func makeNode(for stack: StackElement, in engine: LayoutEngine) -> LayoutNode {
    makeNode(for: stack, stack.arrangement, in: engine)
  }

  /// Makes the rule for an element that is arranged like a stack.
  @MainActor static func makeNode(
    for element: Element, _ arrangement: StackElement.Arrangement, in engine: LayoutEngine
  ) -> LayoutNode {
    switch arrangement {
    case .horizontal, .vertical: StackLineNode(element, in: engine)
    case .layered: StackPileNode(element, in: engine)
    }
  }
}

extension Element {
  /// How the elements inside are placed, where that is like in a stack.
  fileprivate var stackArrangement: StackElement.Arrangement? {
    (self as? StackElement)?.arrangement ?? (self as? LayoutElement)?.arrangement
  }
}

/// The rule for `HStack` and `VStack`.
private final class StackLineNode: LinearNode {
  override var line: Line {
    switch element.stackArrangement {
    case .horizontal(let alignment, let spacing):
      Line(
        axis: .horizontal, guide: Guide(alignment),
        spacing: spacing.map { engine.metrics.length($0, along: .horizontal) })
    case .vertical(let alignment, let spacing):
      Line(
        axis: .vertical, guide: Guide(alignment),
        spacing: spacing.map { engine.metrics.length($0, along: .vertical) })
    default: super.line
    }
  }
}

/// The rule for `ZStack`.
private final class StackPileNode: PileNode {
  override var alignment: Alignment {
    guard case .layered(let alignment) = element.stackArrangement else {
      return .center
    }
    return alignment
  }
}
