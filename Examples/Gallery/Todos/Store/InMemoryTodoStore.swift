package import MeerkatCombine

/// Keeps todos for as long as the app runs, and takes a moment for it, as a network would.
package final class InMemoryTodoStore: TodoStore {
  package let changes = PassthroughSubject<StoredTodos, Never>()
  private var todos: [Todo] {
    didSet { changes.send(contents()) }
  }
  private let delay: Duration

  package init(todos: [Todo] = Todo.samples, delay: Duration = .milliseconds(600)) {
    self.todos = todos
    self.delay = delay
  }

  package func contents() -> StoredTodos { StoredTodos(todos: todos) }

  package func add(_ title: String) async throws -> Todo {
    try await Task.sleep(for: delay)
    let all = todos.adding(title)
    todos = all
    return all[all.count - 1]
  }

  package func update(_ todo: Todo) { todos = todos.updating(todo) }

  package func remove(_ id: Todo.ID) { todos = todos.removing(id) }

  package func didReadReport() {}
}
