extension CustomersRoomScreen {
  /// What the screen shows.
  package struct Configuration: Equatable {
    var customers: [CustomerListScreen.Row]
    var ways = Way.all
  }

  /// A way to see the list elsewhere.
  package struct Way: Equatable, Identifiable, Sendable {
    package enum ID: Hashable, Sendable { case pushed, inASheet, inColumns }

    package let id: ID
    package let title: String
  }
}

extension CustomersRoomScreen.Way {
  fileprivate static let all = [
    Self(id: .pushed, title: "Pushed"),
    Self(id: .inASheet, title: "In a sheet"),
    Self(id: .inColumns, title: "In columns"),
  ]
}
