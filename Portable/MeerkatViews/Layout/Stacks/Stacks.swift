public import Foundation

/// A stack of views in a row.
///
/// Like SwiftUI's `HStack`.
nonisolated public struct HStack<Content: View>: ArrangedView {
  typealias Mounted = StackElement

  let arrangement: StackElement.Arrangement
  let content: Content

  /// Creates a row of views, `spacing` points apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = .horizontal(alignment, spacing: spacing)
    self.content = content()
  }
}

/// A stack of views in a column.
///
/// Like SwiftUI's `VStack`.
nonisolated public struct VStack<Content: View>: ArrangedView {
  typealias Mounted = StackElement

  let arrangement: StackElement.Arrangement
  let content: Content

  /// Creates a column of views, `spacing` points apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = .vertical(alignment, spacing: spacing)
    self.content = content()
  }
}

/// A stack of overlaid views.
///
/// Like SwiftUI's `ZStack`.
nonisolated public struct ZStack<Content: View>: ArrangedView {
  typealias Mounted = StackElement

  let arrangement: StackElement.Arrangement
  let content: Content

  /// Creates a stack of overlaid views, the first one at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arrangement = .layered(alignment)
    self.content = content()
  }
}
