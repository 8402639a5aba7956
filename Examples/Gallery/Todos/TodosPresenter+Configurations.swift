import Foundation

extension TodosPresenter {
  /// The adding of one todo, from the opening of its screen to the closing.
  package struct Addition: Equatable {
    package let number: Int
    package var isSaving = false
    package var problem: String?
  }

  var list: TodoListScreen.Configuration {
    TodoListScreen.Configuration(
      open: todos.filter { !$0.isDone }.map(TodoListScreen.Row.init),
      done: todos.filter(\.isDone).map(TodoListScreen.Row.init),
      report: report, problem: problem)
  }

  var add: AddTodoScreen.Configuration {
    AddTodoScreen.Configuration(
      isSaving: addition?.isSaving ?? false, problem: addition?.problem)
  }

  func details(_ id: Todo.ID) -> TodoDetailsScreen.Configuration? {
    todo(id).map {
      TodoDetailsScreen.Configuration(
        title: $0.title, isDone: $0.isDone, isReminderSet: reminded.contains(id),
        problem: problem)
    }
  }
}

extension TodosPresenter {
  static func message(of error: any Error) -> String {
    (error as? TodoStoreError)?.message ?? error.localizedDescription
  }

  static func report(_ setAside: URL) -> String {
    let folder = setAside.deletingLastPathComponent().path(percentEncoded: false)
    return "The file with your todos was damaged. It was set aside as "
      + "“\(setAside.lastPathComponent)” in \(folder), and a new one was created."
  }
}

extension TodoListScreen.Row {
  init(_ todo: Todo) {
    self.init(id: todo.id, title: todo.title, isDone: todo.isDone)
  }
}
