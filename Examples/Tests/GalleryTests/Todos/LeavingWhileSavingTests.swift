import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// The user goes while a todo is being saved; then the save ends.
@MainActor
struct LeavingWhileSavingTests {
  let store: ScriptedTodoStore
  let flow: GalleryFlow
  let app: Driver

  init() async throws {
    store = ScriptedTodoStore()
    flow = GalleryFlow(todoStore: store)
    app = try Driver(FlowView(flow), width: 40)
    try app.tap("Todos")
    try app.tap("Add todo")
    try app.type("Sing")
    try app.tap("Save")
    await store.saveHasBegun()
  }

  @Test func afterTheUserClosedTheSheetTheListStays() async throws {
    try app.close()
    #expect(!app.exists("Sing"))
    store.release()
    try await app.waitFor(.button("Sing"))
    #expect(app.exists(.header("Todos")))
    #expect(flow.journey == Journey(.home, [.push(.todos)]))
  }

  @Test func afterCancellingNothingIsSavedAndNothingSaid() async throws {
    try app.tap("Cancel")
    try await app.waitUntil { store.savings == 1 }
    #expect(store.todos == Todo.samples)
    #expect(!app.exists("Sing"))
    #expect(flow.journey == Journey(.home, [.push(.todos)]))
    #expect(!app.exists(.any(.alert)))
  }

  @Test func aFailureAfterTheUserClosedTheSheetIsAnnounced() async throws {
    try app.close()
    store.release(.failure(.refused))
    try await app.waitFor(.any(.alert))
    #expect(
      app.topText == """
             ╭────────────────────────────╮
             │         Not saved          │
             │ “Sing” could not be saved. │
             │   [Try again] [Give up]    │
             ╰────────────────────────────╯
        """)
    try app.tap("Try again")
    await store.saveHasBegun()
    #expect(!app.exists(.any(.alert)))
    store.release()
    try await app.waitFor(.button("Sing"))
  }

  @Test func whatFailsAgainIsAnnouncedAgainAndCanBeGivenUp() async throws {
    try app.close()
    store.release(.failure(.refused))
    try await app.waitFor(.any(.alert))
    try app.tap("Try again")
    await store.saveHasBegun()
    store.release(.failure(.refused))
    try await app.waitFor(.any(.alert))
    try app.tap("Give up")
    #expect(!app.exists(.any(.alert)))
    #expect(store.waiting.isEmpty)
    #expect(store.todos == Todo.samples)
  }

  @Test func anotherScreenIsNotTakenAway() async throws {
    try app.close()
    try app.tap(.button("Call the dentist"))
    store.release()
    try await app.waitUntil { store.savings == 1 }
    #expect(app.exists(.header("Todo")))
    #expect(try app.element(.any(.textField)).value == "Call the dentist")
    try app.back()
    try await app.waitFor(.button("Sing"))
  }

  @Test func theNextSheetStaysWithWhatIsTypedInIt() async throws {
    try app.close()
    try app.tap("Add todo")
    try app.type("Dance")
    store.release()
    try await app.waitUntil { store.savings == 1 }
    #expect(try app.element(.any(.textField)).value == "Dance")
    try app.tap("Save")
    await store.saveHasBegun()
    store.release()
    try await app.waitFor(.button("Dance"))
    #expect(app.exists(.button("Sing")))
  }

  @Test func afterTheUserLeftTheRoomNothingHappens() async throws {
    try app.close()
    try app.back()
    store.release()
    try await app.waitUntil { store.savings == 1 }
    #expect(flow.journey == Journey(.home))
    #expect(app.exists(.header("Meerkat")))
    try app.tap("Todos")
    #expect(app.exists(.button("Add todo")))
  }
}
