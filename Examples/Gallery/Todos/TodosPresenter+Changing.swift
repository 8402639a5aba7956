import Meerkat

/// What becomes of a todo that is there; the store tells all windows.
extension TodosPresenter {
  package func didToggle(_ id: Todo.ID) {
    change(id, "changed") {
      $0.isDone.toggle()
      try store.update($0)
    }
  }

  package func didRename(_ id: Todo.ID, to title: String) {
    change(id, "changed") {
      $0.title = title
      try store.update($0)
    }
  }

  package func didDelete(_ id: Todo.ID) {
    change(id, "deleted") { try store.remove($0.id) }
  }

  /// Deletes the todo whose details are shown, which are closed.
  func didDeleteShown(_ id: Todo.ID) {
    change(id, "deleted") {
      try store.remove($0.id)
      navigation.send(.backFrom(.details(id)))
    }
  }

  private func change(_ id: Todo.ID, _ what: String, _ act: (inout Todo) throws -> Void) {
    guard var todo = todo(id) else { return }
    let title = todo.title
    do {
      try act(&todo)
    } catch {
      problem = "“\(title)” could not be \(what). \(Self.message(of: error))"
    }
  }
}
