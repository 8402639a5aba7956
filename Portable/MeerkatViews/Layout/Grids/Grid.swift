public import Foundation

/// A grid of views in rows and columns, each column as wide as its widest view.
///
/// Like SwiftUI's `Grid`.
nonisolated public struct Grid<Content: View>: ArrangedView {
  typealias Mounted = TableGridElement

  let arrangement: TableGrid
  let content: Content

  /// Creates a grid of rows, with distances in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = TableGrid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// A row of a grid: each view inside is a cell.
///
/// Like SwiftUI's `GridRow`.
nonisolated public struct GridRow<Content: View>: ArrangedView {
  typealias Mounted = GridRowElement

  let arrangement: VerticalAlignment?
  let content: Content

  /// Creates a row; nil uses the alignment of the grid.
  @Memberwise
  public init(alignment arrangement: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}
