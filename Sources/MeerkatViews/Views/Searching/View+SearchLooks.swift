/// Where a value of a search is used for completion.
///
/// Like SwiftUI's `SearchScopeActivation`.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// What becomes of the bar while a person searches.
///
/// Like SwiftUI's `SearchPresentationToolbarBehavior`.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

extension View {
  /// Puts a field for a search on the screen; it is always there.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts a field for a search on the screen, with what it says while it is empty; it is always
  /// there.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts a field for a search on the screen, with what it says while it is empty; it is always
  /// there.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Proposes texts while a person searches, which hosts don't.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { accepted() }

  /// Lets a person who searches choose where.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker("Search in", selection: scope, content: scopes).pickerStyle(.segmented)
    return EnvironmentModified(content: self) { $0.searchScopes = AnyView(picker) }
  }

  /// Lets a person who searches choose where.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Gives the text that a suggestion stands for.
  nonisolated public func searchCompletion(_ completion: String) -> some View { accepted() }

  /// Keeps a state in step with the focus of the field, which hosts don't.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    accepted()
  }

  /// Keeps a state in step with the focus of the field, which hosts don't.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { accepted() }

  /// Sets what becomes of the bar while a person searches.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { accepted() }
}
