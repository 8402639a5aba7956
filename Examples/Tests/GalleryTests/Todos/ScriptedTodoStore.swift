import MeerkatCombine
import GalleryRooms

/// A store whose savings wait: one ends when the test says so, and as the test says.
final class ScriptedTodoStore: TodoStore {
  /// The titles whose saving has begun and has not ended, oldest first.
  var waiting: [String] { script.waiting }
  /// How many savings have ended, kept or not.
  var savings: Int { script.ended }
  /// What reading gives instead of todos.
  var contentsError: (any Error)?
  /// What changing gives.
  var changeError: (any Error)?

  let changes = PassthroughSubject<StoredTodos, Never>()
  private(set) var todos: [Todo] {
    didSet { changes.send(StoredTodos(todos: todos)) }
  }
  private let script = Script<String, Bool>()

  init(todos: [Todo] = Todo.samples) {
    self.todos = todos
  }

  func contents() throws -> StoredTodos {
    if let contentsError { throw contentsError }
    return StoredTodos(todos: todos)
  }

  func add(_ title: String) async throws -> Todo {
    _ = try await script.ask(title)
    let all = todos.adding(title)
    todos = all
    return all[all.count - 1]
  }

  func update(_ todo: Todo) throws {
    if let changeError { throw changeError }
    todos = todos.updating(todo)
  }

  func remove(_ id: Todo.ID) throws {
    if let changeError { throw changeError }
    todos = todos.removing(id)
  }

  func didReadReport() {}

  /// Returns when at least so many savings have begun and have not ended.
  func saveHasBegun(_ count: Int = 1) async {
    await script.untilWaiting(count)
  }

  /// Ends the oldest saving; does nothing when there is none.
  func release(_ result: Result<Bool, ServiceError> = .success(true)) {
    script.answer(result)
  }
}
