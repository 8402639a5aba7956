/// When the scopes of a search are shown.
///
/// Like SwiftUI's `SearchScopeActivation`.
public enum SearchScopeActivation: Hashable, Sendable {
  case automatic, onTextEntry, onSearchPresentation
}

/// How the bar behaves during a search.
///
/// Like SwiftUI's `SearchPresentationToolbarBehavior`.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}

extension View {
  /// Suggests texts during a search; not supported by hosts.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { accepted() }

  /// Adds scopes to a search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker("Search in", selection: scope, content: scopes).pickerStyle(.segmented)
    return EnvironmentModified(content: self) { $0.searchScopes = AnyView(picker) }
  }

  /// Adds scopes to a search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Sets the text that a suggestion completes to.
  nonisolated public func searchCompletion(_ completion: String) -> some View { accepted() }

  /// Binds the focus of the search field to a state; not supported by hosts.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    accepted()
  }

  /// Binds the focus of the search field to a state; not supported by hosts.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { accepted() }

  /// Sets how the bar behaves during a search.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { accepted() }
}
