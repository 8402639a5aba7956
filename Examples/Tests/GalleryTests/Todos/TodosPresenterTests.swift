import MeerkatCombine
import GalleryRooms
import Meerkat
import Testing

@MainActor
struct TodosPresenterTests {
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

  @Test func addingIsASheetAndATodoAPush() {
    presenter.didPressAdd()
    presenter.didSelect(7)
    #expect(directions.list == [.forward(to: .add, style: .sheet), .forward(to: .details(7))])
  }

  @Test func cancellingLeavesTheAdding() {
    presenter.didPressAdd()
    presenter.didPressCancel()
    #expect(directions.list == [.forward(to: .add, style: .sheet), .backFrom(.add)])
    #expect(store.waiting.isEmpty)
  }

  @Test func theWayBackFollowsTheSave() async {
    presenter.didPressAdd()
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    #expect(presenter.addition?.isSaving == true)
    #expect(directions.list == [.forward(to: .add, style: .sheet)])
    store.release()
    await untilTodos(1)
    #expect(directions.list == [.forward(to: .add, style: .sheet), .backFrom(.add)])
    #expect(presenter.todos.map(\.title) == ["Sing"])
  }

  @Test func twoFastTapsOnAddOpenOneSheet() {
    presenter.didPressAdd()
    presenter.didPressAdd()
    #expect(directions.list == [.forward(to: .add, style: .sheet)])
  }

  @Test func twoFastTapsOnSaveSaveOnce() async {
    presenter.didPressAdd()
    presenter.didPressSave("Sing")
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    store.release()
    await untilTodos(1)
    #expect(store.waiting.isEmpty)
    #expect(presenter.todos.map(\.title) == ["Sing"])
    #expect(directions.list == [.forward(to: .add, style: .sheet), .backFrom(.add)])
  }

  @Test(
    "Whoever ends the adding, it can begin again",
    arguments: [
      NavigationCause.user, .flow,
    ])
  func dismissal(cause: NavigationCause) {
    presenter.didPressAdd()
    presenter.didDismiss(.add, cause: cause)
    #expect(presenter.addition == nil)
    presenter.didPressAdd()
    #expect(directions.list.count == 2)
  }

  @Test func theEndOfOtherScreensDoesNotEndTheAdding() {
    presenter.didPressAdd()
    presenter.didDismiss(.details(1), cause: .user)
    #expect(presenter.addition != nil)
  }

  @Test func aTodoIsDoneAndOpenAgain() {
    let presenter = TodosPresenter(store: ScriptedTodoStore())
    let id = presenter.todos[0].id
    presenter.didToggle(id)
    #expect(presenter.todos[0].isDone)
    presenter.didToggle(id)
    #expect(!presenter.todos[0].isDone)
    presenter.didToggle(99)
  }

  @Test func newTodosHaveNumbersOfTheirOwn() async {
    for (count, title) in ["Sing", "Dance"].enumerated() {
      presenter.didPressAdd()
      presenter.didPressSave(title)
      await store.saveHasBegun()
      store.release()
      await untilTodos(count + 1)
      presenter.didDismiss(.add, cause: .flow)
    }
    #expect(Set(presenter.todos.map(\.id)).count == 2)
  }
}
