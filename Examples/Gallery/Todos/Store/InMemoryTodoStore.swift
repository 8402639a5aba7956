/// Keeps todos for as long as the app runs, and takes a moment for it, as a network would.
actor InMemoryTodoStore: TodoStore {
  private(set) var todos: [Todo] = []
  private let delay: Duration

  init(delay: Duration = .milliseconds(600)) {
    self.delay = delay
  }

  func save(_ todo: Todo) async throws {
    try await Task.sleep(for: delay)
    todos.append(todo)
  }
}
