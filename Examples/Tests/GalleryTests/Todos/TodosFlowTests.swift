import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// The presenter's intents as a journey, without any view.
@MainActor
struct TodosFlowTests {
  let store = ScriptedTodoStore()
  let flow: TodosFlow

  var presenter: TodosPresenter { flow.presenter }

  init() {
    flow = TodosFlow(presenter: TodosPresenter(store: store))
  }

  @Test func intentsBecomeSteps() {
    presenter.didSelect(2)
    #expect(flow.journey == Journey(.list, [.push(.details(2))]))
    presenter.didPressAdd()
    #expect(flow.journey == Journey(.list, [.push(.details(2)), .sheet(.add)]))
    presenter.didPressCancel()
    #expect(flow.journey == Journey(.list, [.push(.details(2))]))
    #expect(presenter.addition == nil)
  }

  @Test func theSheetGoesWhenTheTaskHasEnded() async {
    presenter.didPressAdd()
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    #expect(flow.journey == Journey(.list, [.sheet(.add)]))
    store.release()
    await until { flow.journey == Journey(.list) }
    #expect(presenter.todos.last?.title == "Sing")
  }

  @Test func whoeverClosesTheSheetTheAddingHasEnded() {
    presenter.didPressAdd()
    flow.close()
    #expect(presenter.addition == nil)
    presenter.didPressAdd()
    #expect(flow.journey == Journey(.list, [.sheet(.add)]))
  }

  @Test(
    "Every place has a link, and is found again after a restart",
    arguments: ["/todos", "/todos/new", "/todos/3", "/todos/99"])
  func links(link: String) throws {
    let gallery = GalleryFlow(todoStore: store)
    _ = try gallery.open(link).get()
    #expect(gallery.link == link)
    let later = GalleryFlow(todoStore: store)
    #expect(try later.restore(from: gallery.archive()).get().isEmpty)
    #expect(later.link == link)
  }

  @Test func aSheetThatWasOpenedByALinkCanSave() async throws {
    _ = try flow.open("/new").get()
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    store.release()
    await until { flow.journey == Journey(.list) }
  }

  @Test func aTodoThatIsNotThereLeadsBackToAll() throws {
    let app = try Driver(FlowView(flow), width: 44)
    _ = try flow.open("/99").get()
    #expect(
      app.screenText == """
        ‹ Todos             Todo
        ────────────────────────────────────────────

                              ☑

                        No such todo

           It may have been deleted, or be stored
                     on another device.

           [           Show all todos           ]
        """)
    try app.tap("Show all todos")
    #expect(flow.journey == Journey(.list))
  }

  @Test func aFlowThatWasLeftIsReleasedWithItsPresenter() {
    weak var released: TodosPresenter?
    do {
      let flow = TodosFlow(presenter: TodosPresenter(store: store))
      released = flow.presenter
      flow.presenter.didPressAdd()
    }
    #expect(released == nil)
  }
}
