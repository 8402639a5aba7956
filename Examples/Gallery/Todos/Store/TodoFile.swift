package import MeerkatCombine
package import Foundation

/// Todos in a file, which is read and written as a whole.
///
/// A damaged file is set aside and a new one begun. One object is shared by all windows of an app, so
/// that a change in one never undoes the change in another, and is seen in all.
package final class TodoFile: TodoStore {
  package let changes = PassthroughSubject<StoredTodos, Never>()

  private let url: URL
  private let delay: Duration
  private let now: () -> Date
  private var setAside: URL?

  /// Creates a store; the file is not touched yet.
  ///
  /// - Parameters:
  ///   - url: The file; the folders around it are made.
  ///   - delay: How long a new todo takes, so that one can see what happens meanwhile.
  ///   - now: What time it is.
  package init(
    _ url: URL, delay: Duration = .milliseconds(600), now: @escaping () -> Date = Date.init
  ) {
    self.url = url
    self.delay = delay
    self.now = now
  }

  package func contents() throws -> StoredTodos {
    try explaining {
      let todos = try read()
      return StoredTodos(todos: todos, setAside: setAside)
    }
  }

  package func add(_ title: String) async throws -> Todo {
    try await Task.sleep(for: delay)
    return try explaining {
      let todos = try read().adding(title)
      try write(todos)
      return todos[todos.count - 1]
    }
  }

  package func update(_ todo: Todo) throws {
    try explaining { try write(try read().updating(todo)) }
  }

  package func remove(_ id: Todo.ID) throws {
    try explaining { try write(try read().removing(id)) }
  }

  package func didReadReport() {
    setAside = nil
    if let contents = try? contents() { changes.send(contents) }
  }
}

extension TodoFile {
  private func read() throws -> [Todo] {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
      return Todo.samples
    }
    let data = try Data(contentsOf: url)
    do {
      return try KeptList<Todo>(data).items
    } catch KeptListError.damaged {
      setAside = try SettingAside.move(url, at: now())
      return Todo.samples
    }
  }

  private func write(_ todos: [Todo]) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try KeptList(todos).data().write(to: url, options: .atomic)
    changes.send(StoredTodos(todos: todos, setAside: setAside))
  }

  private func explaining<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      throw TodoStoreError(error, file: url.lastPathComponent)
    }
  }
}

extension Todo: Kept {
  static var listName: String { "todos" }
}
