import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// Intents that come from outside any view.
@MainActor
struct TodoRemindersTests {
  let script = Script<Todo.ID, Bool>()
  let flow: TodosFlow
  let app: Driver

  var presenter: TodosPresenter { flow.presenter }

  init() throws {
    flow = TodosFlow(
      presenter: TodosPresenter(
        store: ScriptedTodoStore(), reminders: ScriptedReminders(script: script)))
    app = try Driver(FlowView(flow), width: 44)
  }

  /// Sets a reminder, goes back, and lets it ring.
  func ring(_ title: String) async throws {
    try app.tap(.button(title))
    try app.tap("Remind me in five seconds")
    #expect(app.exists("You will be reminded"))
    try app.back()
    await script.untilWaiting()
    script.answer(.success(true))
    try await app.waitFor(.any(.alert))
  }

  @Test func whereverTheUserIsTheReminderAsks() async throws {
    try await ring("Call the dentist")
    #expect(
      app.topText == """
                    ╭──────────────────╮
                    │     Reminder     │
                    │ Call the dentist │
                    │ [Show] [Not now] │
                    ╰──────────────────╯
        """)
    try app.tap("Show")
    #expect(flow.journey == Journey(.list, [.push(.details(2))]))
  }

  @Test func theReminderCanBePutOff() async throws {
    try await ring("Call the dentist")
    try app.tap("Not now")
    #expect(flow.journey == Journey(.list))
  }

  @Test func anOpenSheetStaysBelow() async throws {
    presenter.didPressRemind(1)
    await script.untilWaiting()
    presenter.didPressAdd()
    script.answer(.success(true))
    try await app.waitFor(.any(.alert))
    #expect(flow.journey == Journey(.list, [.sheet(.add), .alert(.reminder(1))]))
    try app.tap("Not now")
    #expect(flow.journey == Journey(.list, [.sheet(.add)]))
  }

  @Test func twoRemindersAreShownOneAfterTheOther() async throws {
    presenter.didPressRemind(1)
    presenter.didPressRemind(2)
    await script.untilWaiting(2)
    script.answer(.success(true))
    script.answer(.success(true))
    try await app.waitFor(.any(.alert))
    let first = try #require(flow.journey.steps.last?.destination)
    try app.tap("Not now")
    try await app.waitFor(.any(.alert))
    let second = try #require(flow.journey.steps.last?.destination)
    #expect(Set([first, second]) == [.reminder(1), .reminder(2)])
    try app.tap("Not now")
    #expect(flow.journey == Journey(.list))
  }

  @Test func whatIsDoneMeanwhileDoesNotRing() async throws {
    presenter.didPressRemind(1)
    await script.untilWaiting()
    presenter.didToggle(1)
    script.answer(.success(true))
    await until { presenter.reminded.isEmpty }
    #expect(flow.journey == Journey(.list))
  }

  @Test func aRestoredReminderOfAnUnknownTodoIsRefused() throws {
    _ = try flow.present(.reminder(2), as: .alert).get()
    let later = TodosFlow(presenter: TodosPresenter(store: ScriptedTodoStore(todos: [])))
    #expect(try !later.restore(from: flow.archive()).get().isEmpty)
    #expect(later.journey == Journey(.list))
  }

  @Test func aReminderGoesWithItsTodo() async throws {
    try await ring("Call the dentist")
    presenter.didDelete(2)
    #expect(flow.journey == Journey(.list))
  }

  @Test func aReminderThatIsRefusedDoesNotSilenceTheNext() async {
    let presenter = TodosPresenter(
      store: ScriptedTodoStore(), reminders: ScriptedReminders(script: script))
    let directions = Directions()
    directions.listen(to: presenter)
    for id in 1...2 {
      presenter.didPressRemind(id)
      await script.untilWaiting()
      script.answer(.success(true))
      await until { presenter.reminded.isEmpty }
      presenter.didRefuse(.reminder(id), forGood: true)
    }
    #expect(
      directions.list == [
        .forward(to: .reminder(1), style: .alert), .forward(to: .reminder(2), style: .alert),
      ])
  }

  @Test func aRestoredReminderIsWaitedFor() async throws {
    _ = try flow.present(.reminder(2), as: .alert).get()
    presenter.didPressRemind(1)
    await script.untilWaiting()
    script.answer(.success(true))
    await until { presenter.reminded.isEmpty }
    #expect(flow.journey == Journey(.list, [.alert(.reminder(2))]))
    try app.tap("Not now")
    try await app.waitFor(.any(.alert))
    #expect(flow.journey == Journey(.list, [.alert(.reminder(1))]))
  }

  @Test func oneTodoHasOneReminder() async {
    presenter.didPressRemind(1)
    presenter.didPressRemind(1)
    await script.untilWaiting()
    #expect(script.waiting == [1])
  }

  @Test func aReminderDoesNotKeepThePresenterAlive() async {
    weak var released: TodosPresenter?
    do {
      let presenter = TodosPresenter(
        store: ScriptedTodoStore(), reminders: ScriptedReminders(script: script))
      released = presenter
      presenter.didPressRemind(4)
      await script.untilWaiting()
    }
    #expect(released == nil)
    await until { script.waiting.isEmpty }
  }
}
