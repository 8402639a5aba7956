extension View {
  /// Offers further actions for the view.
  ///
  /// Hosts have no place to show them yet.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// Offers further actions for the view, with a preview.
  ///
  /// Hosts have no place to show them yet.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
}
