/// The state of a search.
struct Search {
  let text: Binding<String>
  let prompt: Text
  /// What the search is narrowed to, each with a way to take it out.
  var tokens: AnyView?
}

private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: Search? { nil }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
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

  /// The choice of where to search.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// What happens when a user finishes what is to be searched with the return key.
  var searchAction: (() -> Void)? {
    get { self[SearchActionKey.self] }
    set { self[SearchActionKey.self] = newValue }
  }

  /// Whether a view stands on a screen of a stack.
  var isOnScreen: Bool { navigation != nil }
}
