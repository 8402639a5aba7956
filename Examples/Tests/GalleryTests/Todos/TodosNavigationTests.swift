import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// What the presenter is told about the ends of its destinations.
@MainActor
struct TodosNavigationTests {
  let store = ScriptedTodoStore()
  let presenter: TodosPresenter
  let app: Driver
  let reports = Reports()

  /// What was reported, in order.
  final class Reports {
    var list: [String] = []
  }

  init() throws {
    let presenter = TodosPresenter(store: store)
    let reports = reports
    self.presenter = presenter
    app = try Driver(NavigationStack { Page(presenter: presenter, reports: reports) })
  }

  private struct Page: View {
    let presenter: TodosPresenter
    let reports: Reports
    @State private var directions: [Direction<TodosPresenter.Destination>] = []

    var body: some View {
      Text("list")
        .onReceive(presenter.navigation) { directions.append($0) }
        .handleNavigation($directions) { destination, cause in
          reports.list.append("\(destination) by \(cause)")
          presenter.didDismiss(destination, cause: cause)
        } screen: { destination in
          Text("\(destination)")
        }
    }
  }

  @Test func theUserGoesBackFromTheDetails() throws {
    presenter.didSelect(2)
    #expect(app.exists(.text("details(2)")))
    try app.back()
    #expect(reports.list == ["details(2) by the user"])
  }

  @Test func theUserClosesTheSheet() throws {
    presenter.didPressAdd()
    #expect(app.exists(.text("add")))
    try app.close()
    #expect(reports.list == ["add by the user"])
    #expect(presenter.addition == nil)
  }

  @Test func thePresenterLeavesAfterTheSave() async throws {
    presenter.didPressAdd()
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    #expect(reports.list.isEmpty)
    store.release()
    try await app.waitUntil { !app.exists(.any(.sheet)) }
    #expect(reports.list == ["add by the flow"])
  }

  @Test func eachEndIsReportedOnce() async throws {
    presenter.didPressAdd()
    presenter.didPressSave("Sing")
    await store.saveHasBegun()
    try app.close()
    store.release()
    try await app.waitUntil { presenter.todos.contains { $0.title == "Sing" } }
    presenter.didPressCancel()
    #expect(reports.list == ["add by the user"])
  }

  @Test func aViewFollowsAsAFlowDoes() throws {
    let presenter = TodosPresenter(store: store)
    let app = try Driver(TodosPlace(presenter: presenter))
    try app.tap(.button("Call the dentist"))
    #expect(app.exists(.header("Todo")))
    try app.back()
    try app.tap("Add todo")
    #expect(presenter.addition != nil)
    try app.close()
    #expect(presenter.addition == nil)
  }

  @Test func inAViewRemindersAreShownOneAfterTheOtherAsWell() async throws {
    let script = Script<Todo.ID, Bool>()
    let presenter = TodosPresenter(store: store, reminders: ScriptedReminders(script: script))
    let app = try Driver(TodosPlace(presenter: presenter), width: 44)
    for id in 1...2 {
      presenter.didPressRemind(id)
      await script.untilWaiting()
      script.answer(.success(true))
      try await app.waitUntil { presenter.reminded.isEmpty }
    }
    #expect(
      app.topText == """
                    ╭──────────────────╮
                    │     Reminder     │
                    │ Water the plants │
                    │ [Show] [Not now] │
                    ╰──────────────────╯
        """)
    try app.tap("Not now")
    try await app.waitFor(.any(.alert))
    try app.tap("Show")
    #expect(app.exists(.header("Todo")))
    #expect(try app.element(.any(.textField)).value == "Call the dentist")
  }
}
