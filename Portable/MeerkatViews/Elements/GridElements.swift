/// The properties of a grid of columns or rows.
package struct TrackGrid: Equatable, Sendable {
  /// The direction in which the grid grows.
  package let axis: Axis
  /// The columns, or rows, across that direction.
  package let items: [GridItem]
  /// Where they stand if they leave space.
  package let alignment: Alignment
  /// The distance between lines of views, in points; nil for the host's usual one.
  package let spacing: CGFloat?
}

/// A grid of views with explicit columns or rows.
package final class TrackGridElement: ContainerElement, ArrangedElement {
  var arrangement: TrackGrid
  package var grid: TrackGrid { arrangement }

  @Memberwise
  init(_ arrangement: TrackGrid, under parent: Node)

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// The properties of a grid of rows.
package struct TableGrid: Equatable, Sendable {
  package let alignment: Alignment
  /// The distances between cells, in points; nil for the host's usual one.
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?
}

/// Views in rows and columns.
///
/// A child that isn't a row has a line of its own.
package final class TableGridElement: ContainerElement, ArrangedElement {
  var arrangement: TableGrid
  package var table: TableGrid { arrangement }

  @Memberwise
  init(_ arrangement: TableGrid, under parent: Node)

  package override func elementsDidChange() {
    super.elementsDidChange()
    contentDidChange()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// One row of a grid.
package final class GridRowElement: ContainerElement, ArrangedElement {
  var arrangement: VerticalAlignment?
  /// Where cells stand in the height of the row; nil for as the grid says.
  package var alignment: VerticalAlignment? { arrangement }

  @Memberwise
  init(_ arrangement: VerticalAlignment?, under parent: Node)

  /// The grid may have more columns now, or fewer.
  package override func elementsDidChange() {
    super.elementsDidChange()
    var outer = container
    while let current = outer, !(current is TableGridElement) { outer = current.container }
    outer?.contentDidChange()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A view's settings for its cell in a grid.
package struct GridCellAttributes: Equatable, Sendable {
  /// How many columns it takes.
  package var columns: Int?
  /// Where all cells of its column stand.
  package var columnAlignment: HorizontalAlignment?
  /// Where it stands in its own cell.
  package var anchor: UnitPoint?

  package init() {}
}

extension TableGridElement {
  /// The row that an element is, modifiers aside.
  package static func row(_ element: Element) -> GridRowElement? {
    element.unwrapped as? GridRowElement
  }

  /// The number of columns.
  package var columnCount: Int {
    let counts = children.compactMap { TableGridElement.row($0) }.map { row in
      row.children.reduce(0) { $0 + $1.gridColumns }
    }
    return max(1, counts.max() ?? 1)
  }

  /// Where the cells of each column stand.
  package var columnAlignments: [HorizontalAlignment] {
    var alignments = Array(repeating: table.alignment.horizontal, count: columnCount)
    for row in children.compactMap({ TableGridElement.row($0) }) {
      var column = 0
      for cell in row.children {
        if let wanted = cell.gridCell.columnAlignment { alignments[column] = wanted }
        column += cell.gridColumns
      }
    }
    return alignments
  }
}

extension Element {
  /// How many columns of a grid the element takes.
  package final var gridColumns: Int { max(1, gridCell.columns ?? 1) }

  /// What modifiers say about the element as a cell; the outermost one counts for each trait.
  package final var gridCell: GridCellAttributes {
    var merged = GridCellAttributes()
    var element: Element = self
    while let wrapper = element as? WrapperElement {
      if let modifier = wrapper as? ModifierElement, case .gridCell(let cell) = modifier.modifier {
        merged.columns = merged.columns ?? cell.columns
        merged.columnAlignment = merged.columnAlignment ?? cell.columnAlignment
        merged.anchor = merged.anchor ?? cell.anchor
      }
      _ = wrapper.children
      guard let inside = wrapper.wrapped else { break }
      element = inside
    }
    return merged
  }
}
