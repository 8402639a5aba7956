import Combine
import Meerkat

/// The adding of a todo: the intent to leave follows from a task that has ended.
extension TodosPresenter: AddTodoScreen.Actions {
  package func didPressCancel() {
    navigation.send(.leave(.add))
  }

  package func didPressSave(_ title: String) {
    guard let number = addition?.number, addition?.isSaving == false else { return }
    addition?.isSaving = true
    addition?.problem = nil
    let todo = Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: title)
    // The saving goes on without the presenter, which it must not keep alive.
    Task { [weak self, store] in
      do {
        try await store.save(todo)
        self?.didSave(todo, number)
      } catch {
        self?.didFail(number)
      }
    }
  }

  // The user may have gone meanwhile, and may even be adding another todo: the way back is for the
  // one whose saving has ended.
  private func didSave(_ todo: Todo, _ number: Int) {
    todos.append(todo)
    if addition?.number == number { navigation.send(.leave(.add)) }
  }

  private func didFail(_ number: Int) {
    guard addition?.number == number else { return }
    addition?.isSaving = false
    addition?.problem = "The todo could not be saved. Try again."
  }
}
