import MeerkatJourney

enum Filter: String, CaseIterable, LinkValue { case open, done }

/// The destinations of an app with a link for nearly each kind of pattern.
enum Todos: Linked {
  case home
  case list
  case new
  case details(Int, filter: Filter?)
  case share(Int)
  case people(name: String)
  case search(text: String, tags: [String])
  case files(path: [String])
  case newest(file: String)
  case price(Double, isNet: Bool)
  case newPerson
  case login
  case warning(Int)
  case secret

  static let links = Links<Self> {
    DeepLink("home", .home)
    DeepLink("todos", .list)
    DeepLink("todos/new", .new)
    DeepLink("todos/{id}?filter={filter}", Self.details) {
      if case .details(let id, let filter) = $0 { (id, filter) } else { nil }
    }
    DeepLink("todos/{id}/share", Self.share, as: .sheet) {
      if case .share(let id) = $0 { id } else { nil }
    }
    DeepLink("todos/{id}/warning", Self.warning, as: .alert) {
      if case .warning(let id) = $0 { id } else { nil }
    }
    DeepLink("people/{name}", Self.people) { if case .people(let name) = $0 { name } else { nil } }
    DeepLink("people/new", .newPerson)
    DeepLink("search?q={text}&tag={tags}", Self.search) {
      if case .search(let text, let tags) = $0 { (text, tags) } else { nil }
    }
    DeepLink("files/{path...}", Self.files) {
      if case .files(let path) = $0 { path } else { nil }
    }
    DeepLink("files/newest/{file}", Self.newest) {
      if case .newest(let file) = $0 { file } else { nil }
    }
    DeepLink("price/{value}/{isNet}", Self.price) {
      if case .price(let value, let isNet) = $0 { (value, isNet) } else { nil }
    }
    DeepLink("login", .login, as: .root)
  }
}
