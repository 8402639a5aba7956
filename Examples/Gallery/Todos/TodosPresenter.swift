package import MeerkatCombine
package import Meerkat

/// Answers what the user does with the todos, and says where to go next; who goes there, it does not know.
@MainActor
package final class TodosPresenter: ObservableObject {
  package enum Destination: Codable, Hashable, Sendable {
    case list
    case add
    case details(Todo.ID)
    case reminder(Todo.ID)
    /// A todo with this title could not be saved, and the user was no longer there.
    case notSaved(String)
  }

  /// Where the user is to go.
  package let navigation = PassthroughSubject<Direction<Destination>, Never>()

  @Published package internal(set) var todos: [Todo] = []
  @Published package internal(set) var addition: Addition?
  /// The todos whose reminders are set and have not rung.
  @Published package internal(set) var reminded: Set<Todo.ID> = []

  /// What the user has to know about the list as a whole.
  @Published var report: String?
  @Published var problem: String?

  let store: any TodoStore
  let reminders: any TodoReminders
  private var changes: AnyCancellable?
  /// What is to be announced when the announcement on screen has gone.
  var announcements: [Destination] = []
  /// The announcement that was sent, and has been neither dismissed nor refused.
  var announced: Destination?
  var waiting: [Todo.ID: Task<Void, Never>] = [:]
  /// The savings under way, by the number of their adding.
  var savings: [Int: Task<Void, Never>] = [:]
  var additions = 0

  package init(
    store: any TodoStore, reminders: any TodoReminders = TimedTodoReminders()
  ) {
    self.store = store
    self.reminders = reminders
    read()
    changes = store.changes.sink { [weak self] in self?.show($0) }
  }

  deinit {
    for reminder in waiting.values { reminder.cancel() }
  }

  /// A destination is no longer shown, whether the user left it or the presenter did.
  package func didDismiss(_ destination: Destination, cause: NavigationCause) {
    if destination == .add { addition = nil }
    announceNext(after: destination)
  }

  func todo(_ id: Todo.ID) -> Todo? {
    todos.first { $0.id == id }
  }

  private func read() {
    do {
      show(try store.contents())
    } catch {
      problem = Self.message(of: error)
    }
  }

  /// Takes over what is kept, whether this window or another one has changed it.
  private func show(_ contents: StoredTodos) {
    todos = contents.todos
    report = contents.setAside.map(Self.report)
    problem = nil
    dropEmptyAnnouncement()
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

  package func didPressHideReport() {
    store.didReadReport()
  }

  package func didPressShowAll() {
    navigation.send(.backToRoot)
  }
}
