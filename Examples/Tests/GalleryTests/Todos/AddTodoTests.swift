import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

@MainActor
struct AddTodoTests {
  let store: ScriptedTodoStore
  let flow: GalleryFlow
  let app: Driver

  init() throws {
    store = ScriptedTodoStore()
    flow = GalleryFlow(todoStore: store)
    app = try Driver(FlowView(flow), width: 40)
    try app.tap("Todos")
    try app.tap("Add todo")
  }

  /// Types a title, presses Save, and waits until the saving has begun.
  func save(_ title: String) async throws {
    try app.type(title)
    try app.tap("Save")
    await store.saveHasBegun()
  }

  @Test func addingIsASheet() {
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────╮
        │ [Cancel]      New todo        (Save) │
        │ ──────────────────────────────────── │
        │   [What needs to be done?…_______]   │
        ╰──────────────────────────────────────╯
        """)
  }

  @Test func theFieldHasTheFocusAndReturnSaves() async throws {
    #expect(try app.element(.any(.textField)).isFocused)
    try app.submit(.any(.textField))
    #expect(!app.exists("Saving…"))
    try app.type("Sing")
    try app.submit(.any(.textField))
    await store.saveHasBegun()
    #expect(store.waiting == ["Sing"])
  }

  @Test("Without a title there is nothing to save", arguments: ["", "  "])
  func emptyTitle(title: String) throws {
    try app.type(title)
    #expect(try !app.element(.button("Save")).isEnabled)
    #expect(throws: Driver.Error.self) { try app.tap("Save") }
    try app.type("Sing")
    #expect(try app.element(.button("Save")).isEnabled)
  }

  @Test func cancellingSavesNothing() throws {
    try app.type("Sing")
    try app.tap("Cancel")
    #expect(!app.exists(.any(.sheet)))
    #expect(store.waiting.isEmpty)
    try app.tap("Add todo")
    #expect(try app.element(.any(.textField)).value == "")
  }

  @Test func whileItIsSavedOneCanOnlyCancel() async throws {
    try await save("Sing")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────╮
        │ [Cancel]      New todo        (Save) │
        │ ──────────────────────────────────── │
        │   (Sing__________________________)   │
        │                                      │
        │   ◌ Saving…                          │
        ╰──────────────────────────────────────╯
        """)
    #expect(store.waiting == ["Sing"])
    #expect(throws: Driver.Error.self) { try app.tap("Save") }
    #expect(throws: Driver.Error.self) { try app.type("!") }
    #expect(try app.element(.button("Cancel")).isEnabled)
  }

  @Test func afterTheSaveTheListIsBackWithTheTodo() async throws {
    try await save("Sing")
    store.release()
    try await app.waitFor(.button("Add todo"))
    #expect(
      app.screenText == """
        ‹ Meerkat        Todos      [+ Add todo]
        ────────────────────────────────────────
         To do
          [ ○ ] Water the plants             ›
          [ ○ ] Call the dentist             ›
          [ ○ ] Buy a birthday present       ›
          [ ○ ] Sing                         ›

         Done
          [ ✓ ] Return the library books     ›
        """)
  }

  @Test func aSaveThatFailsSaysSoAndCanBeTriedAgain() async throws {
    try await save("Sing")
    store.release(.failure(.refused))
    try await app.waitFor("could not be saved")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────╮
        │ [Cancel]      New todo        [Save] │
        │ ──────────────────────────────────── │
        │   [Sing__________________________]   │
        │                                      │
        │   ⚠ The todo could not be saved.     │
        │     Try again.                       │
        ╰──────────────────────────────────────╯
        """)
    try app.tap("Save")
    #expect(!app.exists("could not be saved"))
    await store.saveHasBegun()
    store.release()
    try await app.waitFor(.button("Sing"))
  }
}
