extension HomeScreen {
  /// What the screen shows.
  struct Configuration: Equatable {
    var rooms: [Room]
  }

  struct Room: Equatable, Identifiable {
    enum ID: Hashable { case customers, todos, errors }

    let id: ID
    let title: String
    let summary: String
    let systemImage: String
  }
}

extension HomeScreen.Configuration {
  static let rooms = HomeScreen.Configuration(rooms: [
    HomeScreen.Room(
      id: .customers, title: "Customers",
      summary: "One list: pushed, in a sheet, embedded, beside a customer",
      systemImage: "person.2"),
    HomeScreen.Room(
      id: .todos, title: "Todos",
      summary: "A presenter that says where to go",
      systemImage: "checklist"),
    HomeScreen.Room(
      id: .errors, title: "Error screens",
      summary: "One screen for every error",
      systemImage: "exclamationmark.triangle"),
  ])
}
