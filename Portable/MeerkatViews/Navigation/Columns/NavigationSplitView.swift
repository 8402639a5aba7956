/// A view of two or three columns, each of which leads to the next one.
///
/// Like SwiftUI's `NavigationSplitView`. The columns are side by side if there is room; otherwise a
/// user sees one of them and goes back to the previous one.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView
{
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  @MainActor func makeNode(under parent: Node) -> SplitElement {
    let element = SplitElement(under: parent)
    element.connect(visibility, compactColumn)
    element.add(NavigationStack { sidebar })
    if let content { element.add(NavigationStack { content }) }
    element.add(NavigationStack { detail })
    element.arrange()
    return element
  }

  @MainActor func update(_ element: SplitElement) {
    element.connect(visibility, compactColumn)
    element.update(NavigationStack { sidebar }, at: 0)
    if let content { element.update(NavigationStack { content }, at: 1) }
    element.update(NavigationStack { detail }, at: element.columns.count - 1)
  }
}

extension NavigationSplitView {
  /// Creates three columns, with bindings to their visibility and to the visible one on a narrow
  /// host, if there are any.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns, with bindings to their visibility and to the visible one on a narrow
  /// host, if there are any.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}
