/// What a person searches with.
struct Search {
  let text: Binding<String>
  let prompt: Text
}

/// A view on whose screen a person can search.
///
/// Around a stack of screens, the field is on the root.
nonisolated struct Searchable<Content: View>: PrimitiveView {
  let content: Content
  let search: Search

  private typealias Inner = WithToolbar<
    EnvironmentModified<Content>, ToolbarItem<(), SearchField>
  >
  private typealias Outer = EnvironmentModified<Content>

  private var inner: Inner { content.searchField(search) }

  private var outer: Outer {
    EnvironmentModified(content: content) { $0.outerSearch = search }
  }

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    EnvironmentValues(scope: parent.environment).isOnScreen
      ? Inner.makeNode(view.inner, under: parent) : Outer.makeNode(view.outer, under: parent)
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    if node is EnvironmentNode {
      Outer.updateNode(node, to: view.outer)
    } else {
      Inner.updateNode(node, to: view.inner)
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
      bar: ToolbarItem(placement: ToolbarItemPlacement(place: .search)) {
        SearchField(search: search)
      })
  }
}

/// The field itself.
struct SearchField: View {
  let search: Search

  nonisolated init(search: Search) { self.search = search }

  var body: some View {
    EnvironmentModified(
      content: TextField(text: search.text, prompt: search.prompt) { search.prompt }
        .accessibilityAddTraits(.isSearchField)
    ) { $0.submitAction = $0.searchAction }
  }
}

private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: Search? { nil }
}

private enum SearchActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// The search that a view around a stack of screens asks for.
  var outerSearch: Search? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  /// What happens when a person finishes what is to be searched with the return key.
  var searchAction: (() -> Void)? {
    get { self[SearchActionKey.self] }
    set { self[SearchActionKey.self] = newValue }
  }

  /// Whether a view stands on a screen of a stack.
  var isOnScreen: Bool { navigation != nil }
}
