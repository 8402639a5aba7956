extension HomeScreen {
  /// What the screen shows.
  struct Configuration: Equatable {
    var rooms: [Room]
  }

  struct Room: Equatable, Identifiable {
    enum ID: Hashable { case customers, devices, todos }

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
      summary: "One list: pushed, in a sheet, embedded",
      systemImage: "person.2"),
    HomeScreen.Room(
      id: .devices, title: "Devices",
      summary: "A flow with a presenter of its own, and 10,000 lines",
      systemImage: "lock.shield"),
    HomeScreen.Room(
      id: .todos, title: "Todos",
      summary: "A presenter that says where to go",
      systemImage: "checklist"),
  ])
}
