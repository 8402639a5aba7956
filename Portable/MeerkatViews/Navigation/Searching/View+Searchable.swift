public import MeerkatFoundation

/// The placement of a search field.
///
/// Like SwiftUI's `SearchFieldPlacement`. Hosts always place it below the title.
public enum SearchFieldPlacement: Hashable, Sendable {
  case automatic, toolbar, sidebar, navigationBarDrawer

  /// Whether the field stays visible when the content is scrolled.
  ///
  /// Like SwiftUI's type of the same name.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }

  /// Returns the placement below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

extension View {
  /// Adds a search field to the screen, which is always visible.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Searchable(content: self, search: Search(text: text, prompt: prompt ?? Text("Search")))
  }

  /// Adds a search field with a prompt to the screen, which is always visible.
  @TextForms
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }

  /// Adds a search field with tokens to the screen.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    let shown = SearchTokens(tokens: tokens, token: token)
    return Searchable(
      content: self,
      search: Search(text: text, prompt: prompt ?? Text("Search"), tokens: AnyView(shown)))
  }

  /// Adds a search field with tokens and a prompt to the screen.
  @TextForms
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
}
