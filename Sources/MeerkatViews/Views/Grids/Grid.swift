public import Foundation

/// Views in rows and columns, each column as wide as its widest view.
///
/// Like SwiftUI's `Grid`.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let table: TableGrid
  let content: Content

  /// Places rows of views, with distances in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    table = TableGrid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = TableGridElement(view.table, under: parent)
    element.mount(view.content)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TableGridElement.self).update(to: view.table, view.content)
  }
}

/// One row of a grid: each view inside is a cell.
///
/// Like SwiftUI's `GridRow`.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row; without an alignment of its own it has that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = GridRowElement(view.alignment, under: parent)
    element.mount(view.content)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: GridRowElement.self).update(to: view.alignment, view.content)
  }
}
