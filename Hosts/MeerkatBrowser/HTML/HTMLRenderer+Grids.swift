package import MeerkatViews

extension HTMLRenderer {
  package func visit(_ grid: TrackGridElement) {
    writer.open("grid-view", id: grid.id)
    let isVertical = grid.grid.axis == .vertical
    writeGrowth(of: grid)
    if !isVertical { writer.className("rows") }
    (grid.grid.items.first?.alignment ?? .center).writeClasses(to: &writer)
    if isVertical {
      writer.tracks("grid-template-columns", grid.grid.items)
      writer.gaps(row: grid.grid.spacing, column: grid.grid.items.first?.spacing)
    } else {
      writer.tracks("grid-template-rows", grid.grid.items)
      writer.gaps(row: grid.grid.items.first?.spacing, column: grid.grid.spacing)
    }
    writer.style("justify-content", word(of: grid.grid.alignment.horizontal))
    writer.style("align-content", word(of: grid.grid.alignment.vertical))
    writeAccessibility(of: grid, role: "group")
    end("grid-view") { writeChildren(of: grid) }
  }

  private func word(of alignment: HorizontalAlignment) -> StaticString {
    if alignment == .leading { return "start" }
    return alignment == .trailing ? "end" : "center"
  }

  private func word(of alignment: VerticalAlignment) -> StaticString {
    if alignment == .top { return "start" }
    return alignment == .bottom ? "end" : "center"
  }

  package func visit(_ grid: TableGridElement) {
    writer.open("grid-view", id: grid.id)
    writeGrowth(of: grid)
    writer.className("table")
    writer.columns(growth.columns(of: grid))
    writer.gaps(row: grid.table.verticalSpacing, column: grid.table.horizontalSpacing)
    writeAccessibility(of: grid, role: "group")
    end("grid-view") { for child in grid.children { writeLine(child, of: grid) } }
  }

  package func visit(_ row: GridRowElement) {
    writer.open("grid-row", id: row.id)
    writeGrowth(of: row)
    writeAccessibility(of: row, role: "group")
    end("grid-row") { writeCells(of: row) }
  }

  /// Writes a child of a table: a row, or a view that stands alone in its line.
  func writeLine(_ child: Element, of grid: TableGridElement) {
    guard TableGridElement.row(child) == nil else { return child.accept(self) }
    writer.open("grid-cell", .row, id: child.id)
    writer.className("alone")
    grid.table.alignment.writeClasses(to: &writer)
    end("grid-cell") { child.accept(self) }
  }

  private func writeCells(of row: GridRowElement) {
    let alignments = row.table?.columnAlignments ?? []
    var column = 0
    for cell in row.children {
      writeCell(cell, in: row, column < alignments.count ? alignments[column] : .center)
      column += cell.gridColumns
    }
  }

  /// Writes a cell: the place has an id of its own, by which it is moved and removed.
  func writeCell(_ cell: Element, in row: GridRowElement, _ horizontal: HorizontalAlignment) {
    writer.open("grid-cell", .row, id: cell.id)
    let vertical = row.alignment ?? row.table?.table.alignment.vertical ?? .center
    if let anchor = cell.gridCell.anchor {
      anchor.alignment.writeClasses(to: &writer)
    } else {
      Alignment(horizontal: horizontal, vertical: vertical).writeClasses(to: &writer)
    }
    if cell.gridColumns > 1 { writer.declare("grid-column", "span \(Double(cell.gridColumns))") }
    end("grid-cell") { cell.accept(self) }
  }

  /// Writes a cell that has come into a row.
  func writeCell(_ cell: Element, in row: GridRowElement) {
    var column = 0
    for other in row.children.prefix(while: { $0 !== cell }) { column += other.gridColumns }
    let alignments = row.table?.columnAlignments ?? []
    writeCell(cell, in: row, column < alignments.count ? alignments[column] : .center)
  }
}

extension GridRowElement {
  /// The grid of which this is a row.
  var table: TableGridElement? { enclosing(TableGridElement.self) }
}

extension UnitPoint {
  /// The nearest of the nine usual places.
  fileprivate var alignment: Alignment {
    Alignment(
      horizontal: x < 0.25 ? .leading : x > 0.75 ? .trailing : .center,
      vertical: y < 0.25 ? .top : y > 0.75 ? .bottom : .center)
  }
}

extension HTMLWriter {
  /// Declares the columns or rows of a grid.
  fileprivate mutating func tracks(_ property: StaticString, _ items: [GridItem]) {
    beginDeclaration(property)
    // CSS repeats one track only: of several that adapt, the others are there once.
    var isRepeated = false
    for (position, item) in items.enumerated() {
      if position > 0 { append(" ") }
      switch item.size {
      case .fixed(let size): length(size)
      case .flexible(let least, let most): range(least, most)
      case .adaptive(let least, let most) where isRepeated: range(least, most)
      case .adaptive(let least, let most):
        isRepeated = true
        append("repeat(auto-fill,")
        range(least, most)
        append(")")
      }
    }
  }

  private mutating func range(_ least: CGFloat, _ most: CGFloat) {
    append(value: "minmax(min(100%,\(max(0, least))px),")
    if most.isFinite { length(most) } else { append("1fr") }
    append(")")
  }

  private mutating func length(_ points: CGFloat) { append(value: "\(max(0, points))px") }

  /// Declares the distances in a grid; the style sheet has the usual ones.
  fileprivate mutating func gaps(row: CGFloat?, column: CGFloat?) {
    if let row { style("row-gap", points: max(0, row)) }
    if let column { style("column-gap", points: max(0, column)) }
  }

  fileprivate mutating func columns(_ grow: [Bool]) {
    beginDeclaration("grid-template-columns")
    for (position, grows) in grow.enumerated() {
      if position > 0 { append(" ") }
      append(grows ? "minmax(auto,1fr)" : "auto")
    }
  }
}
