/// Keeps todos for as long as the app runs, and takes a moment for it, as a network would.
package final class InMemoryTodoStore: TodoStore {
  private var todos: [Todo]
  private let delay: Duration

  package init(todos: [Todo] = Todo.samples, delay: Duration = .milliseconds(600)) {
    self.todos = todos
    self.delay = delay
  }

  package func contents() -> StoredTodos { StoredTodos(todos: todos) }

  package func add(_ title: String) async throws -> Todo {
    try await Task.sleep(for: delay)
    todos = todos.adding(title)
    return todos[todos.count - 1]
  }

  package func setDone(_ isDone: Bool, for id: Todo.ID) {
    todos = todos.setting(isDone: isDone, for: id)
  }

  package func didReadReport() {}
}
