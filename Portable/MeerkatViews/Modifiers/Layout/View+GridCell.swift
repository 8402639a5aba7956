extension View {
  /// Makes the view span several columns of its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { cell { $0.columns = count } }

  /// Sets the alignment of the views in the grid column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    cell { $0.columnAlignment = guide }
  }

  /// Sets the anchor of the view in its grid cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    cell { $0.anchor = anchor }
  }

  /// Keeps the view from enlarging its column or row.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { accepted() }

  nonisolated private func cell(_ change: (inout GridCellAttributes) -> Void) -> some View {
    var attributes = GridCellAttributes()
    change(&attributes)
    return modified(.gridCell(attributes))
  }
}
