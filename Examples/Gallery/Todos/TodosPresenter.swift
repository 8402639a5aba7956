package import Combine
package import Meerkat

/// Answers what the user does with the todos, and says where to go next; who goes there, it does not know.
@MainActor
package final class TodosPresenter: ObservableObject {
  package enum Destination: Codable, Hashable, Sendable {
    case list
    case add
    case details(Todo.ID)
    case reminder(Todo.ID)
  }

  /// Where the user is to go.
  package let navigation = PassthroughSubject<Direction<Destination>, Never>()

  @Published package internal(set) var todos: [Todo]
  @Published package internal(set) var addition: Addition?
  /// The todos whose reminders are set and have not rung.
  @Published package internal(set) var reminded: Set<Todo.ID> = []

  let store: any TodoStore
  let reminders: any TodoReminders
  /// The reminders that have rung while another one was on screen.
  var ringing: [Todo.ID] = []
  var waiting: [Todo.ID: Task<Void, Never>] = [:]
  private var additions = 0

  package init(
    store: any TodoStore, reminders: any TodoReminders = TimedTodoReminders(),
    todos: [Todo] = Todo.samples
  ) {
    self.store = store
    self.reminders = reminders
    self.todos = todos
  }

  deinit {
    for reminder in waiting.values { reminder.cancel() }
  }

  package func didToggle(_ id: Todo.ID) {
    guard let place = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[place].isDone.toggle()
  }

  /// The user has come somewhere, by an intent, by a link or after a restart.
  package func didShow(_ destination: Destination) {
    if destination == .add, addition == nil { beginAddition() }
  }

  /// A destination is no longer shown, whether the user left it or the presenter did.
  package func didDismiss(_ dismissal: Dismissal<Destination>) {
    switch dismissal.destination {
    case .add: addition = nil
    case .reminder: showNextReminder()
    case .list, .details: break
    }
  }

  func beginAddition() {
    additions += 1
    addition = Addition(number: additions)
  }
}

extension TodosPresenter: TodoListScreen.Actions {
  package func didPressAdd() {
    guard addition == nil else { return }
    beginAddition()
    navigation.send(.forward(to: .add, style: .sheet))
  }

  package func didSelect(_ id: Todo.ID) {
    navigation.send(.forward(to: .details(id)))
  }

  package func didPressShowAll() {
    navigation.send(.backToRoot)
  }
}
