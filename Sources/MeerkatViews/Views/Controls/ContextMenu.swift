/// Further actions for a view as a value, from before they were made of views.
///
/// Like SwiftUI's `ContextMenu`.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Makes a menu of actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Offers further actions for the view.
  ///
  /// Hosts have no place to show them yet.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View { self }

  /// Offers further actions for selected rows.
  ///
  /// Hosts have no place to show them yet.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}
