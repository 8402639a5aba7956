package import MeerkatCombine
package import Foundation

/// Where todos are kept.
///
/// There are few of them, so they are read and changed at once; a new one may take its time.
@MainActor
package protocol TodoStore: AnyObject {
  /// What is kept after each change, whichever window made it.
  var changes: PassthroughSubject<StoredTodos, Never> { get }

  /// All todos, the oldest first.
  func contents() throws -> StoredTodos

  /// Keeps a new todo; returns when it is safe.
  ///
  /// - Parameter title: What is to be done.
  /// - Returns: The todo, with an id that no other one has.
  /// - Throws: Why it can't be kept; also when the task is cancelled before the todo is safe.
  func add(_ title: String) async throws -> Todo

  /// Keeps a todo as it is now, unless it has been removed meanwhile.
  func update(_ todo: Todo) throws

  /// Forgets a todo.
  func remove(_ id: Todo.ID) throws

  /// The user knows which file was set aside.
  func didReadReport()
}

/// What a store has.
package struct StoredTodos: Equatable {
  package var todos: [Todo]
  /// Where a damaged file is now that was found instead of todos.
  package var setAside: URL?

  package init(todos: [Todo], setAside: URL? = nil) {
    self.todos = todos
    self.setAside = setAside
  }
}

extension [Todo] {
  /// The same todos and a new one, whose id is above all others, or the first free one where there
  /// is none above.
  package func adding(_ title: String) -> [Todo] {
    let ids = Set(map(\.id))
    let highest = ids.max() ?? 0
    let next = highest < .max ? highest + 1 : (1...).first { !ids.contains($0) }
    return self + [Todo(id: next ?? 0, title: title)]
  }

  /// The same todos, where one is as it is now.
  package func updating(_ changed: Todo) -> [Todo] {
    map { $0.id == changed.id ? changed : $0 }
  }

  /// The same todos without one.
  package func removing(_ id: Todo.ID) -> [Todo] {
    filter { $0.id != id }
  }
}
