public import Foundation

/// A grid of views in columns, filled row by row.
///
/// Like SwiftUI's `LazyVGrid`.
nonisolated public struct LazyVGrid<Content: View>: ArrangedView {
  typealias Mounted = TrackGridElement

  let arrangement: TrackGrid
  let content: Content

  /// Creates a grid of columns, with rows `spacing` points apart.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = TrackGrid(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }
}

/// A grid of views in rows, filled column by column.
///
/// Like SwiftUI's `LazyHGrid`.
nonisolated public struct LazyHGrid<Content: View>: ArrangedView {
  typealias Mounted = TrackGridElement

  let arrangement: TrackGrid
  let content: Content

  /// Creates a grid of rows, with columns `spacing` points apart.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = TrackGrid(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }
}
