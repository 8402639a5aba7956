import MeerkatCombine
import Meerkat

/// The adding of a todo: the intent to leave follows from a task that has ended.
extension TodosPresenter: AddTodoScreen.Actions {
  package func didPressCancel() {
    if let addition { savings[addition.number]?.cancel() }
    navigation.send(.backFrom(.add))
  }

  package func didPressSave(_ title: String) {
    // A link leads to the sheet without the button that opens it.
    if addition == nil { beginAddition() }
    guard let number = addition?.number, addition?.isSaving == false else { return }
    addition?.isSaving = true
    addition?.problem = nil
    save(title, number)
  }

  /// Tries once more to save what the user did not wait for.
  package func didPressSaveAgain(_ title: String) {
    additions += 1
    save(title, additions)
  }

  func beginAddition() {
    additions += 1
    addition = Addition(number: additions)
  }

  private func save(_ title: String, _ number: Int) {
    // The saving goes on without the presenter, which it must not keep alive.
    savings[number] = Task { [weak self, store] in
      do {
        _ = try await store.add(title)
        self?.didSave(number)
      } catch {
        self?.didFail(title, number)
      }
    }
  }

  // The user may have gone meanwhile, and may even be adding another todo: the way back is for the
  // one whose saving has ended.
  private func didSave(_ number: Int) {
    savings[number] = nil
    if addition?.number == number { navigation.send(.backFrom(.add)) }
  }

  private func didFail(_ title: String, _ number: Int) {
    let wasCancelled = savings.removeValue(forKey: number)?.isCancelled ?? false
    guard !wasCancelled else { return }
    guard addition?.number == number else {
      announce(.notSaved(title))
      return
    }
    addition?.isSaving = false
    addition?.problem = "The todo could not be saved. Try again."
  }
}
