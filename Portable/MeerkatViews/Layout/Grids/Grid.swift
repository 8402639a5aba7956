public import Foundation

/// A grid of views in rows and columns, each column as wide as its widest view.
///
/// Like SwiftUI's `Grid`.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let table: TableGrid
  let content: Content

  /// Creates a grid of rows, with distances in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    table = TableGrid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor func makeNode(under parent: Node) -> TableGridElement {
    let element = TableGridElement(table, under: parent)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: TableGridElement) {
    element.update(to: table, content)
  }
}

/// A row of a grid: each view inside is a cell.
///
/// Like SwiftUI's `GridRow`.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; nil uses the alignment of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor func makeNode(under parent: Node) -> GridRowElement {
    let element = GridRowElement(alignment, under: parent)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: GridRowElement) {
    element.update(to: alignment, content)
  }
}
