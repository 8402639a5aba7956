import Foundation
import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// What the user sees of the store.
@MainActor
struct KeptTodosTests {
  @Test func todosAreThereWhenTheUserComesBackToTheRoom() async throws {
    let app = try Driver(
      FlowView(GalleryFlow(todoStore: InMemoryTodoStore(delay: .zero))), width: 40)
    try app.tap("Todos")
    try app.toggle("Done: Call the dentist")
    try app.tap("Add todo")
    try app.type("Sing")
    try app.tap("Save")
    try await app.waitFor(.button("Sing"))
    try app.back()
    try app.tap("Todos")
    #expect(app.exists(.button("Sing")))
    #expect(try app.element(.toggle("Done: Call the dentist")).isOn == true)
  }

  @Test func aRestoredPlaceHasItsTodo() async throws {
    let folder = try TemporaryFolder()
    let url = TodoFile.place(in: folder.url)
    let added = try await TodoFile(url, delay: .zero).add("Sing")
    let flow = GalleryFlow(todoStore: TodoFile(url))
    _ = try flow.open("/todos/\(added.id)").get()
    let later = GalleryFlow(todoStore: TodoFile(url))
    #expect(try later.restore(from: flow.archive()).get().isEmpty)
    let app = try Driver(FlowView(later), width: 40)
    #expect(try app.element(.any(.textField)).value == "Sing")
  }

  @Test func aFileThatWasSetAsideIsReportedUntilItIsRead() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("todos.json")
    try Data("no todos".utf8).write(to: url)
    let flow = TodosFlow(presenter: TodosPresenter(store: TodoFile(url, now: { .sample })))
    let app = try Driver(FlowView(flow), width: 44)
    let place = folder.url.path(percentEncoded: false)
    #expect(
      app.exists(
        "It was set aside as “todos damaged 2026-11-21 182033.json” in \(place)/, and"))
    try app.tap("OK")
    #expect(!app.exists("damaged"))
    #expect(app.exists(.button("Call the dentist")))
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let store = ScriptedTodoStore()
    store.contentsError = TodoStoreError.newer(file: "todos.json")
    let app = try Driver(
      FlowView(TodosFlow(presenter: TodosPresenter(store: store))), width: 44)
    #expect(
      app.screenText == """
                           Todos        [+ Add todo]
        ────────────────────────────────────────────
            The file todos.json was written by a
          ⚠ newer version of the app. Update the
            app to read it.
        """)
  }

  @Test func whatCannotBeChangedStaysAndSaysSo() throws {
    let store = ScriptedTodoStore()
    store.changeError = TodoStoreError.newer(file: "todos.json")
    let presenter = TodosPresenter(store: store)
    let app = try Driver(FlowView(TodosFlow(presenter: presenter)), width: 44)
    try app.tap(.button("Call the dentist"))
    try app.tap("Mark as done")
    #expect(app.exists("“Call the dentist” could not be changed. The file todos.json"))
    #expect(app.exists("Still to do"))
    store.changeError = nil
    try app.tap("Mark as done")
    #expect(!app.exists("could not be changed"))
    #expect(store.todos[1].isDone)
  }
}
