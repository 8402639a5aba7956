/// One thing to do.
package struct Todo: Codable, Equatable, Identifiable, Sendable {
  package let id: Int
  package var title: String
  package var isDone = false

  package init(id: Int, title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }

  /// What there is to do before the user has said anything.
  package static let samples = [
    Todo(id: 1, title: "Water the plants"),
    Todo(id: 2, title: "Call the dentist"),
    Todo(id: 3, title: "Buy a birthday present"),
    Todo(id: 4, title: "Return the library books", isDone: true),
  ]
}
