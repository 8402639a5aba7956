/// The state of a search.
struct Search {
  let text: Binding<String>
  let prompt: Text
  /// What the search is narrowed to, each with a way to take it out.
  var tokens: AnyView?
}

extension EnvironmentValues {
  /// The search that a view around a stack of screens asks for.
  @Entry var outerSearch: Search?

  /// The choice of where to search.
  @Entry var searchScopes: AnyView?

  /// What happens when a user finishes what is to be searched with the return key.
  @Entry var searchAction: (() -> Void)?

  /// Whether a view stands on a screen of a stack.
  var isOnScreen: Bool { navigation != nil }
}
