extension TodoListScreen {
  /// What the screen shows.
  struct Configuration: Equatable {
    var open: [Row]
    var done: [Row]

    var isEmpty: Bool { open.isEmpty && done.isEmpty }
  }

  /// One line of the list.
  struct Row: Equatable, Identifiable {
    let id: Todo.ID
    let title: String
    let isDone: Bool
  }
}
