/// Further actions for a view as a value, from before they were made of views.
///
/// Like SwiftUI's `ContextMenu`.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Offers further actions for the view, in a menu that a person opens by a long press or the
  /// secondary button.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    withContextMenu(menuItems())
  }

  /// Offers further actions for the view, with a preview, which hosts don't show.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    withContextMenu(menuItems())
  }

  /// Offers further actions for the view.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    withContextMenu(contextMenu?.items)
  }

  /// Offers further actions for selected rows.
  ///
  /// Hosts have no place to show them yet.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { accepted() }

  nonisolated private func withContextMenu<MenuItems: View>(
    _ items: MenuItems
  ) -> WithActions<Self, EnvironmentModified<MenuItems>> {
    WithActions(
      content: self, actions: EnvironmentModified(content: items) { $0.isInMenu = true },
      place: .contextMenu)
  }
}
