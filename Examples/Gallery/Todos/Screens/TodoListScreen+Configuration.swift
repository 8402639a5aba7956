extension TodoListScreen {
  /// What the screen shows.
  struct Configuration: Equatable {
    var open: [Row]
    var done: [Row]
    /// What happened to the file of the todos.
    var report: String?
    /// Why the todos could not be read or changed.
    var problem: String?

    var isEmpty: Bool { open.isEmpty && done.isEmpty }
  }

  /// One line of the list.
  struct Row: Equatable, Identifiable {
    let id: Todo.ID
    let title: String
    let isDone: Bool
  }
}
