import GalleryRooms
import Meerkat
import Testing

/// What becomes of a save that ends after the user has already gone.
@MainActor
struct LateSaveTests {
  let store = ScriptedTodoStore()
  let presenter: TodosPresenter
  let directions = Directions()

  init() {
    presenter = TodosPresenter(store: store, todos: [])
    directions.listen(to: presenter)
  }

  /// Waits until a number of todos are there.
  func untilTodos(_ count: Int) async {
    while presenter.todos.count < count { await Task.yield() }
  }

  @Test func theTodoIsThereButNobodyIsSentBack() async {
    presenter.didPressAdd()
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    presenter.didDismiss(Dismissal(destination: .add, cause: .user))
    store.release()
    await untilTodos(1)
    #expect(directions.list == [.forward(to: .add, style: .sheet)])
    #expect(presenter.addition == nil)
  }

  @Test func theNextAddingIsLeftAlone() async {
    presenter.didPressAdd()
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    presenter.didDismiss(Dismissal(destination: .add, cause: .user))
    presenter.didPressAdd()
    store.release()
    await untilTodos(1)
    #expect(
      directions.list == [
        .forward(to: .add, style: .sheet), .forward(to: .add, style: .sheet),
      ])
    #expect(presenter.addition?.isSaving == false)
  }

  @Test func aFailureIsNotShownInTheNextAdding() async {
    presenter.didPressAdd()
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    presenter.didDismiss(Dismissal(destination: .add, cause: .user))
    presenter.didPressAdd()
    presenter.didPressSave("Dance")
    while store.waiting.count < 2 { await Task.yield() }
    store.release(.failure(NotSaved()))
    store.release()
    await untilTodos(1)
    #expect(presenter.todos.map(\.title) == ["Dance"])
    #expect(presenter.addition?.problem == nil)
  }

  @Test func aSaveDoesNotKeepThePresenterAlive() async {
    weak var released: TodosPresenter?
    do {
      let presenter = TodosPresenter(store: store, todos: [])
      released = presenter
      presenter.didPressAdd()
      presenter.didPressSave("Sing")
      await store.saveHasBegun()
    }
    #expect(released == nil)
    store.release()
  }
}

struct NotSaved: Error {}
