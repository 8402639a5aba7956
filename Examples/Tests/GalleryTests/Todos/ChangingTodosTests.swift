import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// Todos are renamed and deleted, and every open window shows it.
@MainActor
struct ChangingTodosTests {
  let store = ScriptedTodoStore()
  let flow: TodosFlow
  let app: Driver

  init() throws {
    flow = TodosFlow(presenter: TodosPresenter(store: store))
    app = try Driver(FlowView(flow), width: 40)
  }

  var titles: [String] { store.todos.map(\.title) }

  func retitle(_ title: String) throws {
    try app.clear(.any(.textField))
    try app.type(title)
  }

  @Test func aTodoIsDeletedInTheList() throws {
    try app.delete(.row("Return the library books"))
    try app.delete(.row("Call the dentist"))
    #expect(titles == ["Water the plants", "Buy a birthday present"])
    #expect(!app.exists(.header("Done")))
  }

  @Test func whatIsDeletedInTheListLeadsNowhere() {
    let presenter = TodosPresenter(store: store)
    let directions = Directions()
    directions.listen(to: presenter)
    presenter.didDelete(2)
    #expect(titles.count == 3)
    #expect(directions.list.isEmpty)
  }

  @Test func whatIsDeletedInTheDetailsLeadsBack() throws {
    try app.tap(.button("Call the dentist"))
    try app.tap("Delete todo")
    #expect(flow.journey == Journey(.list))
    #expect(titles == ["Water the plants", "Buy a birthday present", "Return the library books"])
  }

  @Test func whatCannotBeDeletedStaysAndSaysSo() throws {
    store.changeError = TodoStoreError.newer(file: "todos.json")
    try app.tap(.button("Call the dentist"))
    try app.tap("Delete todo")
    #expect(app.exists("“Call the dentist” could not be deleted. The file todos.json"))
    #expect(flow.journey == Journey(.list, [.push(.details(2))]))
  }

  @Test func returnKeepsTheNewTitle() throws {
    try app.tap(.button("Call the dentist"))
    try retitle("Call the doctor ")
    #expect(titles[1] == "Call the dentist")
    try app.submit(.any(.textField))
    #expect(titles[1] == "Call the doctor")
    #expect(try app.element(.any(.textField)).value == "Call the doctor")
  }

  @Test("Leaving keeps the new title, unless there is none", arguments: ["Sing", " "])
  func leaving(title: String) throws {
    try app.tap(.button("Call the dentist"))
    try retitle(title)
    try app.back()
    #expect(titles[1] == (title == " " ? "Call the dentist" : title))
  }

  @Test func eachWindowShowsWhatAnotherHasChanged() async throws {
    let other = try Driver(
      FlowView(TodosFlow(presenter: TodosPresenter(store: store))), width: 40)
    try other.tap(.button("Call the dentist"))
    try app.toggle("Done: Call the dentist")
    #expect(other.exists("Mark as open"))
    try app.tap(.button("Call the dentist"))
    try retitle("Call the doctor")
    try app.submit(.any(.textField))
    #expect(try other.element(.any(.textField)).value == "Call the doctor")
    try app.tap("Delete todo")
    #expect(other.exists("No such todo"))
    try other.tap("Show all todos")
    #expect(!other.exists("Call the doctor"))
  }
}
