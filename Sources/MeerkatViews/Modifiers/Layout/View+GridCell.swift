extension View {
  /// Has the view take several columns of its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    cell { $0.columns = count }
  }

  /// Sets where the views of the column stand in its width.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    cell { $0.columnAlignment = guide }
  }

  /// Sets where the view stands in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    cell { $0.anchor = anchor }
  }

  /// Keeps the view from making its column or row larger.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { accepted() }

  nonisolated private func cell(_ change: (inout GridCellAttributes) -> Void) -> some View {
    var attributes = GridCellAttributes()
    change(&attributes)
    return modified(.gridCell(attributes))
  }
}
