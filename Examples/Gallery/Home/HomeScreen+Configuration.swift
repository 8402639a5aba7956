extension HomeScreen {
  /// What the screen shows.
  struct Configuration: Equatable {
    var rooms: [Room]
    var isStripShown = false
  }

  struct Room: Equatable, Identifiable {
    enum ID: Hashable { case customers, todos, places }
    enum ID: Hashable { case course, customers, todos }
    enum ID: Hashable { case customers, devices, todos }
    enum ID: Hashable { case customers, todos, errors }

    let id: ID
    let title: String
    let summary: String
    let systemImage: String
  }
}

extension HomeScreen.Configuration {
  static func rooms(isStripShown: Bool) -> Self {
    Self(rooms: HomeScreen.Room.all, isStripShown: isStripShown)
  }
}

extension HomeScreen.Room {
  static let all = [
    HomeScreen.Room(
      id: .course, title: "Course",
      summary: "One screen under four parents",
      systemImage: "graduationcap"),
    HomeScreen.Room(
      id: .customers, title: "Customers",
      summary: "One list: pushed, in a sheet, embedded, beside a customer",
      systemImage: "person.2"),
    HomeScreen.Room(
      id: .devices, title: "Devices",
      summary: "A flow with a presenter of its own, and 10,000 lines",
      systemImage: "lock.shield"),
    HomeScreen.Room(
      id: .todos, title: "Todos",
      summary: "A presenter that says where to go",
      systemImage: "checklist"),
    HomeScreen.Room(
      id: .places, title: "Four places",
      summary: "One screen pushed, in a tab, embedded, in a sheet",
      systemImage: "square.grid.2x2"),
  ]
      id: .errors, title: "Error screens",
      summary: "One screen for every error",
      systemImage: "exclamationmark.triangle"),
  ])
}
