extension View {
  /// Prevents a user from dismissing the sheet interactively.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.isClosingDisabled = isDisabled }
  }

  /// Sets the heights at which the sheet rests: the lowest first, until a user drags it.
  ///
  /// Works in the browser only.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.detents = detents }
  }

  /// Sets the heights at which the sheet rests, with a binding to the current one.
  ///
  /// Works in the browser only.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return transformPreference(SheetTraitsKey.self) {
      $0.detents = detents
      $0.selectedDetent = selected
      $0.selection = SheetTraits.Selection { selection.wrappedValue = $0 }
    }
  }

  /// Shows or hides the drag indicator at the top of the sheet.
  ///
  /// Works in the browser only.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.isIndicatorHidden = visibility == .hidden }
  }
}
