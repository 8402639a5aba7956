import ClockSupport
import GalleryRooms
import MeerkatTesting
import SwiftUI
import Testing

/// The screen itself: its states, and what is drawn for whom.
@MainActor
struct CourseViewTests {
  let service = ScriptedCourseService()
  let clock = ManualClock()
  let presenter: CoursePresenter

  init() {
    presenter = CoursePresenter("drawing", service: service, clock: clock)
  }

  /// What there is to press.
  func buttons(_ app: Driver) -> [String] {
    app.elements.filter { $0.role == .button }.map(\.label)
  }

  @Test func whoLoadsLongSeesProgressAndCanCancel() async throws {
    let app = try Driver(CourseView(presenter: presenter), width: 40)
    #expect(app.screenText == "")
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    try await app.waitFor("Loading the course…")
    #expect(buttons(app) == [])
    await clock.sleepers(1, for: .milliseconds(1_700))
    clock.advance(by: .milliseconds(1_700))
    try await app.waitFor(.button("Cancel"))
    #expect(
      app.screenText == """

                            ◌

                   Loading the course…

                        [Cancel]
        """)
    try app.tap("Cancel")
    #expect(
      app.screenText == """

                            ⊗

                        Cancelled

               The request was cancelled.

           [            Try again           ]
        """)
    try app.tap("Try again")
    #expect(!app.exists("Try again"))
  }

  @Test func aFailureSaysWhyAndOffersAnotherTry() async throws {
    let app = try Driver(CourseView(presenter: presenter), width: 40)
    await service.one.untilWaiting()
    service.one.answer(.failure(.status(500, message: "The server is being repaired.")))
    try await app.waitFor("Try again")
    #expect(
      app.screenText == """

                            ⚠

                The course can’t be shown

              The server is being repaired.

           [            Try again           ]
        """)
    try app.tap("Try again")
    await service.one.untilWaiting()
    service.one.answer(.success(.drawing))
    try await app.waitFor("Drawing from life")
  }

  @Test func whatNobodyListensToIsNotDrawn() async throws {
    let app = try Driver(CourseView(presenter: await service.loadedPresenter()), width: 40)
    #expect(
      app.screenText == """
                   Drawing from life
             ◕     with Ines Moreau
                   Six weeks of looking
                   closely, with a pencil.

         Next call
          ▦ Thursday, 18:00

         Tasks
            Ten hands
          ✓ Done
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            A chair, without the chair
          ○ Due: Wednesday
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            The view from a window
          ○ Due: Next week
        """)
    #expect(buttons(app) == [])
  }

  @Test func whatSomebodyListensToIsDrawn() async throws {
    let screen = CourseView(presenter: await service.loadedPresenter())
      .didPressJoinCall {}
      .didPressSchedule {}
      .didPressMessages {}
      .didSelectTask { _ in }
    let app = try Driver(screen, width: 40)
    #expect(
      app.screenText == """
                   Drawing from life
             ◕     with Ines Moreau
                   Six weeks of looking
                   closely, with a pencil.

         Next call
          ▦ Thursday, 18:00
          [            ▶ Join call           ]
          [◷ Choose another time]

          ✉ Messages                2 unread ›

         Tasks
            Ten hands
          ✓ Done                             ›
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            A chair, without the chair
          ○ Due: Wednesday                   ›
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            The view from a window
          ○ Due: Next week                   ›
        """)
    #expect(
      buttons(app) == [
        "Join call", "Choose another time", "Messages, 2 unread", "Ten hands, Done",
        "A chair, without the chair, Due: Wednesday", "The view from a window, Due: Next week",
      ])
  }

  @Test func theThreeFormsReportTheSame() async throws {
    let presenter = await service.loadedPresenter()
    let log = CourseLog()
    let forms = [
      CourseView(
        presenter: presenter, didPressJoinCall: log.didPressJoinCall,
        didPressSchedule: log.didPressSchedule, didPressMessages: log.didPressMessages,
        didSelectTask: log.didSelectTask),
      CourseView(presenter: presenter).actions(log),
      CourseView(presenter: presenter)
        .didSelectTask(log.didSelectTask)
        .didPressMessages(log.didPressMessages)
        .didPressSchedule(log.didPressSchedule)
        .didPressJoinCall(log.didPressJoinCall),
    ]
    for form in forms {
      log.lines = []
      let app = try Driver(form, width: 40)
      try app.tap("Join call")
      try app.tap("Choose another time")
      try app.tap(.button("Messages"))
      try app.tap(.button("A chair"))
      #expect(log.lines == ["call", "schedule", "messages", "task chair"])
    }
  }
}

/// Writes down what the user did.
@MainActor
final class CourseLog: CourseView.Actions {
  var lines: [String] = []

  func didPressJoinCall() { lines.append("call") }
  func didPressSchedule() { lines.append("schedule") }
  func didPressMessages() { lines.append("messages") }
  func didSelectTask(_ id: CourseTask.ID) { lines.append("task \(id)") }
}
