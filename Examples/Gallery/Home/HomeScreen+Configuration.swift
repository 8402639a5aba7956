extension HomeScreen {
  /// What the screen shows.
  package struct Configuration: Equatable {
    /// What it is all about, in a sentence or two.
    var idea: String
    var apps: [Room]
    var pages: [Room]
    var backends: [Choice]
    var backend: Choice.ID
  }

  package struct Room: Equatable, Identifiable, Sendable {
    package enum ID: Hashable, Sendable { case course, customers, devices, errors, todos, places }

    package let id: ID
    package let title: String
    let summary: String
    let systemImage: String
  }

  /// A way for the backend to behave.
  package struct Choice: Equatable, Identifiable {
    package let id: String
    package let title: String
  }
}

extension HomeScreen.Configuration {
  /// All rooms, with what the user has chosen.
  init(backend: ServiceCondition) {
    self.init(
      idea: """
        Write a SwiftUI screen once: push it, present it, embed it, or put it in a tab, and its source doesn’t change. The \
        screen reports what the user did; its parent decides what happens. Buy a ticket in each of these places:
        """,
      apps: HomeScreen.Room.apps, pages: HomeScreen.Room.pages,
      backends: ServiceCondition.allCases.map {
        HomeScreen.Choice(id: $0.rawValue, title: $0.name)
      },
      backend: backend.rawValue)
  }
}

extension HomeScreen.Room {
  package static let apps = [
    HomeScreen.Room(
      id: .course, title: "Course",
      summary: "One screen under four parents, its actions in three forms",
      systemImage: "graduationcap"),
    HomeScreen.Room(
      id: .errors, title: "Error screens",
      summary: "One screen for every error",
      systemImage: "exclamationmark.triangle"),
    HomeScreen.Room(
      id: .customers, title: "Customers",
      summary: "One list: pushed, in a sheet, embedded, beside a customer",
      systemImage: "person.2"),
    HomeScreen.Room(
      id: .todos, title: "Todos",
      summary: "A presenter decides where to go",
      systemImage: "checklist"),
    HomeScreen.Room(
      id: .devices, title: "Devices",
      summary: "A multi-step flow that tests run without views, and 10,000 rows",
      systemImage: "lock.shield"),
  ]

  package static let pages = [
    HomeScreen.Room(
      id: .places, title: "Four places",
      summary: "One screen pushed, in a tab, embedded and in a sheet, all live",
      systemImage: "square.grid.2x2")
  ]
}
