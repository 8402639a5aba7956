import MeerkatLinkMacros

enum Filter: String, CaseIterable, LinkValue { case open, done }

/// Todos whose links stand at their destinations.
final class TodosFlow: Flow {
  @Linked enum Destination {
    @Link("todos") case list
    @Link("todos/{id}?filter={filter}") case details(id: Int, filter: Filter?)
    @Link("todos/{id}/share", as: .sheet) case share(id: Int)
    @Link("tags/{tag}/of/{user}") case tagged(user: Int, tag: String)
    @Link("folders/{path...}") case folder([String])
    case hint
  }

  let navigator = Navigator<Destination>(root: .list)

  func screen(for destination: Destination) -> some View {
    Text("\(destination)")
  }
}
