/// A context menu as a value; the predecessor of context menus made of views.
///
/// Like SwiftUI's `ContextMenu`.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a context menu, which a user opens with a long press or the secondary button.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    withContextMenu(menuItems())
  }

  /// Adds a context menu with a preview; hosts don't show the preview.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    withContextMenu(menuItems())
  }

  /// Adds a context menu to the view.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    withContextMenu(contextMenu?.items)
  }

  /// Adds a context menu for selected rows.
  ///
  /// Hosts don't show it yet.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { accepted() }

  nonisolated private func withContextMenu<MenuItems: View>(
    _ items: MenuItems
  ) -> WithActions<Self, EnvironmentModified<MenuItems>> {
    WithActions(
      content: self, actions: EnvironmentModified(content: items) { $0.isInMenu = true },
      location: .contextMenu)
  }
}
