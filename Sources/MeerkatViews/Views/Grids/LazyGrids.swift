public import Foundation

/// Views in columns, row by row.
///
/// Like SwiftUI's `LazyVGrid`.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let grid: TrackGrid
  let content: Content

  /// Places views in columns, with rows `spacing` points apart.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = TrackGrid(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = TrackGridElement(view.grid, under: parent)
    element.mount(view.content)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TrackGridElement.self).update(to: view.grid, view.content)
  }
}

/// Views in rows, column by column.
///
/// Like SwiftUI's `LazyHGrid`.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let grid: TrackGrid
  let content: Content

  /// Places views in rows, with columns `spacing` points apart.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = TrackGrid(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = TrackGridElement(view.grid, under: parent)
    element.mount(view.content)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TrackGridElement.self).update(to: view.grid, view.content)
  }
}
