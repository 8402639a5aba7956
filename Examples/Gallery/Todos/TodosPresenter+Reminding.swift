import MeerkatCombine
import Meerkat

/// Reminders: intents from outside any view, wherever the user is by then.
extension TodosPresenter {
  package func didPressRemind(_ id: Todo.ID) {
    guard reminded.insert(id).inserted else { return }
    // Waiting must not keep the presenter alive.
    waiting[id] = Task { [weak self, reminders] in
      // Throws when nobody wants to be reminded any more.
      guard (try? await reminders.ring(for: id)) != nil else { return }
      self?.didRing(id)
    }
  }

  package func didPressShow(_ id: Todo.ID) {
    navigation.send(.forward(to: .details(id)))
  }

  private func didRing(_ id: Todo.ID) {
    reminded.remove(id)
    waiting[id] = nil
    guard todos.contains(where: { $0.id == id && !$0.isDone }) else { return }
    announce(.reminder(id))
  }
}
