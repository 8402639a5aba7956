extension ErrorListScreen {
  /// What the screen shows.
  struct Configuration: Equatable, Sendable {
    var sections: [Group]
  }

  /// Rows that belong together.
  struct Group: Equatable, Identifiable, Sendable {
    let title: String
    let note: String
    let rows: [Row]

    var id: String { title }
  }

  /// One line of the list.
  struct Row: Equatable, Identifiable, Sendable {
    enum ID: Hashable, Sendable {
      case problem(Problem)
      case gate(Gate)
      case preview
    }

    let id: ID
    let title: String
    let systemImage: String
  }
}

extension ErrorListScreen.Configuration {
  typealias Row = ErrorListScreen.Row

  static let all = ErrorListScreen.Configuration(sections: [
    ErrorListScreen.Group(
      title: "Problems that can be solved",
      note: "Each asks a real service and closes once the problem is solved.",
      rows: [
        Row(id: .problem(.noNetwork), title: "No network", systemImage: "wifi.slash"),
        Row(
          id: .problem(.maintenance), title: "Maintenance", systemImage: "wrench.and.screwdriver"),
        Row(id: .problem(.failure), title: "Server failure", systemImage: "icloud.slash"),
        Row(
          id: .problem(.update), title: "Update available", systemImage: "square.and.arrow.down"),
      ]),
    ErrorListScreen.Group(
      title: "Problems that block the app",
      note:
        "These cover the app and offer no way back. In this demo, the browser’s Back button leaves them.",
      rows: [
        Row(
          id: .gate(.update), title: "Update required",
          systemImage: "arrow.triangle.2.circlepath"),
        Row(
          id: .gate(.jailbroken), title: "Jailbroken device", systemImage: "exclamationmark.shield"),
      ]),
    ErrorListScreen.Group(
      title: "All of them",
      note: "One screen draws them all. It knows what to show, and nothing about errors.",
      rows: [Row(id: .preview, title: "Side by side", systemImage: "square.grid.2x2")]),
  ])
}
