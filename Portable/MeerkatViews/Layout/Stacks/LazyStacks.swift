public import Foundation

/// A row of views, of which a host may show only the visible ones.
///
/// Like SwiftUI's `LazyHStack`.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Creates a row of views, `spacing` points apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack }
}

/// A column of views, of which a host may show only the visible ones.
///
/// Like SwiftUI's `LazyVStack`.
nonisolated public struct LazyVStack<Content: View>: ArrangedView {
  let arrangement: StackElement.Arrangement
  let content: Content

  /// Creates a column of views, `spacing` points apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = .vertical(alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor func makeNode(under parent: Node) -> StackElement {
    let element = StackElement(arrangement, under: parent)
    element.isLazy = true
    element.mount(content)
    return element
  }
}

/// The parts of a section that stay visible while scrolling.
///
/// Like SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
