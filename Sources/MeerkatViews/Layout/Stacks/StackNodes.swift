import Foundation

/// The rule for a stack: a row, a column or a pile.
enum StackRule {
  @MainActor static func makeNode(for stack: StackElement, in engine: LayoutEngine) -> LayoutNode {
    switch stack.arrangement {
    case .horizontal, .vertical: StackLineNode(stack, in: engine)
    case .layered: StackPileNode(stack, in: engine)
    }
  }
}

/// The rule for `HStack` and `VStack`.
private final class StackLineNode: LinearNode {
  override var line: Line {
    switch (element as? StackElement)?.arrangement {
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
    guard case .layered(let alignment) = (element as? StackElement)?.arrangement else {
      return .center
    }
    return alignment
  }
}
