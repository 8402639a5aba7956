/// A view on whose screen a user can search.
///
/// If the view is a stack of screens, the field is on the root.
nonisolated struct Searchable<Content: View>: PrimitiveView {
  let content: Content
  let search: Search

  private typealias Inner = WithToolbar<
    EnvironmentModified<Content>, ToolbarItem<(), SearchField>
  >
  private typealias Outer = EnvironmentModified<Content>

  private var inner: Inner { content.searchField(search) }

  private var outer: Outer { EnvironmentModified(content: content) { $0.outerSearch = search } }

  @MainActor func makeNode(under parent: Node) -> EitherNode<ToolbarNode, EnvironmentNode> {
    EnvironmentValues(scope: parent.environment).isOnScreen
      ? .first(inner.makeNode(under: parent)) : .second(outer.makeNode(under: parent))
  }

  @MainActor func update(_ node: EitherNode<ToolbarNode, EnvironmentNode>) {
    switch node {
    case .first(let node): inner.update(node)
    case .second(let node): outer.update(node)
    }
  }
}

extension View {
  /// Puts the field into the bar of the screen.
  nonisolated func searchField(
    _ search: Search
  ) -> WithToolbar<EnvironmentModified<Self>, ToolbarItem<(), SearchField>> {
    WithToolbar(
      content: EnvironmentModified(content: self) { $0.searchText = search.text },
      bar: ToolbarItem(placement: ToolbarItemPlacement(position: .search)) {
        SearchField(search: search)
      })
  }
}

/// The field itself.
nonisolated struct SearchField: View {
  let search: Search

  init(search: Search) { self.search = search }

  @Environment(\.searchScopes) private var scopes

  @MainActor var body: some View {
    EnvironmentModified(
      content: TextField(text: search.text, prompt: search.prompt) { search.prompt }
        .accessibilityAddTraits(.isSearchField)
    ) { $0.submitAction = $0.searchAction }
    if let tokens = search.tokens { tokens }
    if let scopes, !search.text.wrappedValue.isEmpty { scopes }
  }
}

/// The tokens of a search.
nonisolated struct SearchTokens<Tokens, Token: View>: View
where
  Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Tokens.Element: Identifiable
{
  @Binding var tokens: Tokens
  let token: (Tokens.Element) -> Token

  @MainActor var body: some View {
    if !tokens.isEmpty {
      HStack {
        ForEach(tokens) { shown in
          Button(action: { tokens.removeAll { $0.id == shown.id } }) {
            HStack(spacing: 4) {
              token(shown)
              Image(systemName: "xmark").imageScale(.small).accessibilityHidden(true)
            }
          }
          .buttonStyle(.bordered)
        }
      }
    }
  }
}
