/// One thing to do.
struct Todo: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var isDone = false

  static let samples = [
    Todo(id: 1, title: "Water the plants"),
    Todo(id: 2, title: "Call the dentist"),
    Todo(id: 3, title: "Buy a birthday present"),
    Todo(id: 4, title: "Return the library books", isDone: true),
  ]
}
