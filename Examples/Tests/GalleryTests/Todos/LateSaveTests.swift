import GalleryRooms
import Meerkat
import Testing

/// What becomes of a save that ends after the user has already gone.
@MainActor
struct LateSaveTests {
  let store = ScriptedTodoStore(todos: [])
  let presenter: TodosPresenter
  let directions = Directions()

  init() {
    presenter = TodosPresenter(store: store)
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
    presenter.didDismiss(.add, cause: .user)
    store.release()
    await untilTodos(1)
    #expect(directions.list == [.forward(to: .add, style: .sheet)])
    #expect(presenter.addition == nil)
  }

  @Test func theNextAddingIsLeftAlone() async {
    presenter.didPressAdd()
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    presenter.didDismiss(.add, cause: .user)
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
    presenter.didDismiss(.add, cause: .user)
    presenter.didPressAdd()
    presenter.didPressSave("Dance")
    await store.saveHasBegun(2)
    store.release(.failure(.refused))
    await until { directions.list.last == .forward(to: .notSaved("Sing"), style: .alert) }
    #expect(presenter.addition?.isSaving == true)
    #expect(presenter.addition?.problem == nil)
    store.release()
    await untilTodos(1)
    #expect(presenter.todos.map(\.title) == ["Dance"])
    #expect(directions.list.last == .backFrom(.add))
  }

  @Test func twoSavesUnderWayGetIdsOfTheirOwn() async {
    for (number, title) in ["Sing", "Dance"].enumerated() {
      presenter.didPressAdd()
      presenter.didPressSave(title)
      await store.saveHasBegun(number + 1)
      presenter.didDismiss(.add, cause: .user)
    }
    store.release()
    store.release()
    await untilTodos(2)
    #expect(Set(presenter.todos.map(\.id)) == [1, 2])
  }

  @Test func aSaveDoesNotKeepThePresenterAlive() async {
    weak var released: TodosPresenter?
    do {
      let presenter = TodosPresenter(store: store)
      released = presenter
      presenter.didPressAdd()
      presenter.didPressSave("Sing")
      await store.saveHasBegun()
    }
    #expect(released == nil)
    store.release()
  }
}
