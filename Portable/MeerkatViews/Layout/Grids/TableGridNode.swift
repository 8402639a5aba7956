import Foundation

/// The rule for a grid of rows: it places all cells itself, since their columns depend on all rows.
final class TableGridNode: LayoutNode {
  /// The columns for one proposal.
  private struct Columns {
    var widths: [CGFloat]
    let alignments: [HorizontalAlignment]
    let spacing: CGFloat

    var width: CGFloat { widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1)) }

    /// The width of several columns with the space between them.
    func width(from first: Int, _ count: Int) -> CGFloat {
      let part = widths.dropFirst(first).prefix(count)
      return part.reduce(0, +) + spacing * CGFloat(max(0, part.count - 1))
    }
  }

  private var grid: TableGridElement? { element as? TableGridElement }

  private var lineSpacing: CGFloat { spacing(grid?.table.verticalSpacing, along: .vertical) }
  private var alignment: Alignment { grid?.table.alignment ?? .center }

  /// A row of cells, or a view that stands alone.
  private struct Line {
    let row: GridRowElement?
    let nodes: [LayoutNode]
  }

  private var lines: [Line] {
    element.children.map { child in
      let row = TableGridElement.row(child)
      return Line(row: row, nodes: (row?.children ?? [child]).map { engine.node(for: $0) })
    }
  }

  override func childElements() -> [Element] { lines.flatMap { $0.nodes.map(\.element) } }

  override func forget(_ changed: [LayoutNode]?) {
    dropChildren()
    known = nil
  }

  /// The columns that were found last, and for which width.
  private var known: (width: CGFloat?, columns: Columns)?

  private func columns(_ width: CGFloat?) -> Columns {
    if let known, known.width == width { return known.columns }
    let new = findColumns(width)
    known = (width, new)
    return new
  }

  /// Each column is as wide as its widest cell; those that can grow share what is left.
  private func findColumns(_ width: CGFloat?) -> Columns {
    let count = grid?.columnCount ?? 1
    var ideal = [CGFloat](repeating: 0, count: count)
    var grows = [Bool](repeating: false, count: count)
    let lines = lines
    let hasRows = lines.contains { $0.row != nil }
    // Where no row has columns, the views are one.
    for line in lines where line.row != nil || !hasRows {
      var column = 0
      for cell in line.nodes {
        let span = hasRows ? cell.element.gridColumns : 1
        if span == 1, column < count {
          let size = cell.size(.unspecified).width
          ideal[column] = max(ideal[column], size)
          let widest = cell.size(ProposedViewSize(width: .infinity, height: nil)).width
          grows[column] = grows[column] || widest > size
        }
        column += span
      }
    }
    let spacing = spacing(grid?.table.horizontalSpacing, along: .horizontal)
    var columns = Columns(
      widths: ideal, alignments: grid?.columnAlignments ?? [], spacing: spacing)
    guard let width, width.isFinite else { return columns }
    columns.widths = fitted(ideal, grows, width - spacing * CGFloat(count - 1))
    return columns
  }

  private func fitted(_ ideal: [CGFloat], _ grows: [Bool], _ width: CGFloat) -> [CGFloat] {
    let total = ideal.reduce(0, +)
    var widths = ideal
    if total <= width {
      let growing = grows.count { $0 }
      guard growing > 0 else { return ideal }
      for index in ideal.indices where grows[index] {
        widths[index] += (width - total) / CGFloat(growing)
      }
      return widths
    }
    // The narrow ones keep what they want, the others share the rest.
    var left = max(0, width)
    var waiting = ideal.count
    for index in ideal.indices.sorted(by: { ideal[$0] < ideal[$1] }) {
      widths[index] = min(ideal[index], left / CGFloat(waiting))
      left -= widths[index]
      waiting -= 1
    }
    return widths
  }

  /// What each node of a line is offered.
  private func offers(_ line: Line, _ columns: Columns) -> [ProposedViewSize] {
    guard line.row != nil else {
      return [ProposedViewSize(width: columns.width, height: nil)]
    }
    var column = 0
    return line.nodes.map { cell in
      let span = cell.element.gridColumns
      defer { column += span }
      return ProposedViewSize(width: columns.width(from: column, span), height: nil)
    }
  }

  private func height(_ line: Line, _ columns: Columns) -> CGFloat {
    zip(line.nodes, offers(line, columns)).map { $0.size($1).height }.max() ?? 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let columns = columns(proposal.width)
    let lines = lines
    let heights = lines.map { height($0, columns) }
    return CGSize(
      width: columns.width,
      height: heights.reduce(0, +) + lineSpacing * CGFloat(max(0, lines.count - 1)))
  }

  /// Rows are nothing but places inside of which cells have theirs.
  override func willArrange(in size: CGSize) {
    for child in element.children where TableGridElement.row(child) != nil {
      var inner: Element? = child
      while let current = inner {
        engine.node(for: current).place(at: .zero, ProposedViewSize(size))
        inner = (current as? WrapperElement)?.wrapped
      }
    }
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    let columns = columns(proposal.width)
    var y: CGFloat = 0
    return lines.flatMap { line in
      let height = height(line, columns)
      defer { y += height + lineSpacing }
      return line.row == nil
        ? [single(line.nodes[0], columns, CGRect(x: 0, y: y, width: size.width, height: height))]
        : cells(line, columns, y, height)
    }
  }

  private func single(_ node: LayoutNode, _ columns: Columns, _ area: CGRect) -> Placement {
    let offer = ProposedViewSize(width: columns.width, height: nil)
    let inside = node.origin(alignment, in: area.size, for: offer)
    return Placement(CGPoint(x: inside.x, y: area.minY + inside.y), offer)
  }

  private func cells(
    _ line: Line, _ columns: Columns, _ y: CGFloat, _ height: CGFloat
  ) -> [Placement] {
    let vertical = line.row?.alignment ?? alignment.vertical
    var column = 0
    return zip(line.nodes, offers(line, columns)).map { cell, offer in
      // What fills its cell is as high as the row.
      let offer = ProposedViewSize(width: offer.width, height: height)
      defer { column += cell.element.gridColumns }
      let start = column == 0 ? 0 : columns.width(from: 0, column) + columns.spacing
      let horizontal =
        column < columns.alignments.count ? columns.alignments[column] : alignment.horizontal
      let inside = cell.place(
        Alignment(horizontal: horizontal, vertical: vertical),
        in: CGSize(width: offer.width ?? 0, height: height), for: offer)
      return Placement(CGPoint(x: start + inside.x, y: y + inside.y), offer)
    }
  }
}

/// The rule for a row of a grid, which the grid lays out.
final class GridRowNode: LayoutNode {
  override func childElements() -> [Element] { [] }

  /// Whatever changes in a row concerns all others.
  override func forget(_ changed: [LayoutNode]?) { wasAskedForGuides = true }
}

extension LayoutNode {
  /// Returns a distance between views in the host's unit; the host's own where there is none.
  func spacing(_ points: CGFloat?, along axis: Axis) -> CGFloat {
    points.map { engine.metrics.length($0, along: axis) } ?? engine.metrics.spacing[axis]
  }

  /// Returns the place in a cell: where the view says, else by an alignment.
  fileprivate func place(
    _ alignment: Alignment, in area: CGSize, for offer: ProposedViewSize
  ) -> CGPoint {
    guard let anchor = element.gridCell.anchor else {
      return origin(alignment, in: area, for: offer)
    }
    let size = size(offer)
    return CGPoint(
      x: (area.width - size.width) * anchor.x, y: (area.height - size.height) * anchor.y)
  }
}
