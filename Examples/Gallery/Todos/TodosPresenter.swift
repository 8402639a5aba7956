package import Combine
package import Meerkat

/// Answers what the user does with the todos, and says where to go next; who goes there, it does not know.
@MainActor
package final class TodosPresenter: ObservableObject {
  package enum Destination: Hashable {
    case add
    case details(Todo.ID)
  }

  /// Where the user is to go.
  package let navigation = PassthroughSubject<Direction<Destination>, Never>()

  @Published package private(set) var todos: [Todo]
  @Published package private(set) var addition: Addition?

  private let store: any TodoStore
  private var additions = 0

  package init(store: any TodoStore, todos: [Todo] = Todo.samples) {
    self.store = store
    self.todos = todos
  }

  package func didPressAdd() {
    guard addition == nil else { return }
    additions += 1
    addition = Addition(number: additions)
    navigation.send(.forward(to: .add, style: .sheet))
  }

  package func didPressCancel() {
    navigation.send(.leave(.add))
  }

  package func didSelect(_ id: Todo.ID) {
    navigation.send(.forward(to: .details(id)))
  }

  package func didToggle(_ id: Todo.ID) {
    guard let place = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[place].isDone.toggle()
  }

  /// Nobody is adding any more, whether the user closed the screen or the presenter did.
  package func didDismiss(_ dismissal: Dismissal<Destination>) {
    if dismissal.destination == .add { addition = nil }
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
