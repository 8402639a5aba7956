/// A view of tabs, of which a user sees one.
///
/// Like SwiftUI's `TabView`.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: ContainerView {
  let selection: Binding<SelectionValue>?
  let content: Content

  @Memberwise
  private init(selection: Binding<SelectionValue>?, content: Content)

  /// Creates a tab view with a binding to the selected tab.
  @_disfavoredOverload
  @Memberwise
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)

  /// Creates a tab view with a binding to the selected tab.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection, content: TabContentBuilder.Content(content: content()))
  }

  @MainActor func bareNode(under parent: Node) -> TabsElement { TabsElement(under: parent) }

  @MainActor func set(_ element: TabsElement) {
    guard let selection else { return element.connect(read: nil, write: nil) }
    element.connect(
      read: { AnyHashable(selection.wrappedValue) },
      write: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension View {
  /// Sets the tab item of the view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    Tab<Never, Self, V>(value: nil, label: label(), content: self)
  }
}
