import MeerkatFlowMacros

enum Filter: String, CaseIterable, LinkValue { case open, done }

/// The todos, written with both macros.
@MainActor @Flow final class TodosFlow {
  @Linked enum Destination {
    @Link("todos") case list
    @Link("todos/{id}?filter={filter}") case details(id: Int, filter: Filter?)
    @Link("todos/{id}/share", as: .sheet) case share(id: Int)
    @Link("tags/{tag}/of/{user}") case tagged(user: Int, tag: String)
    @Link("folders/{path...}") case folder([String])
    case hint
  }

  var journey = Journey<Destination>(root: .list)
  var title = "Todos"
  @ObservationIgnored var secret = "none"
  lazy var shout = title.uppercased()
  private(set) var renamings = 0
  let owner: String

  init(owner: String = "Ada") { self.owner = owner }

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .list:
      Text(title)
      Button("First") { self.go(.forward(to: .details(id: 1, filter: nil))) }
      Link("Elsewhere", destination: URL(filePath: "/elsewhere"))
    case .details(let id, _): Text("Todo \(id)")
    case .share(let id): Text("Share \(id)")
    case .tagged, .folder, .hint: Text("Rest")
    }
  }
}

extension TodosFlow {
  func rename(_ title: String) {
    self.title = title
    renamings += 1
  }
}
