import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// The same screen under four parents, as a user uses it.
@MainActor
struct CourseRoomTests {
  let service = ScriptedCourseService()
  let flow: CourseRoomFlow
  let app: Driver

  init() throws {
    flow = CourseRoomFlow(service: service)
    app = try Driver(FlowView(flow), width: 44)
  }

  /// Opens a parent, and lets the course arrive.
  func open(_ parent: String) async throws {
    try app.tap(.button(parent))
    try await arrive(.drawing)
  }

  func arrive(_ course: Course) async throws {
    await service.one.untilWaiting()
    service.one.answer(.success(course))
    try await app.waitFor(.text(course.summary))
  }

  @Test func theRoomOffersFourParentsAndAPage() {
    #expect(
      app.screenText == """
                           Course
        ────────────────────────────────────────────
         One screen, four parents
            A flow of its own
          ⋔ Every action is handled              ›
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            Onboarding
          ✌ Joining a call asks for              ›
            permissions first
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            Marketplace
          ⌂ Embedded in a page, next to others   ›
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            A careful parent
          ⛨ Asks before you join a call          ›
         The screen reports what you did. Its
         parent decides what happens.

         Action options
            Homework
          ✎ What a button does when no parent    ›
            handles its action
        """)
  }

  @Test func inItsOwnFlowTheTaskIsPushed() async throws {
    try await open("A flow of its own")
    try app.tap(.button("A chair"))
    #expect(
      app.screenText == """
        ‹ A flow of its own  Task
        ────────────────────────────────────────────
          A chair, without the chair
          Draw only the shapes of the air around a
          chair. The chair appears by itself.

          ▦ Due: Wednesday
        """)
    try app.back()
    try app.back()
    #expect(flow.journey == Journey(.room))
  }

  @Test func inItsOwnFlowMessagesArePushed() async throws {
    try await open("A flow of its own")
    try app.tap(.button("Messages"))
    #expect(
      app.screenText == """
        ‹ A flow of its own  Messages
        ────────────────────────────────────────────
         Drawing from life
          Ines Moreau
          Bring two pencils, a soft and a hard
          one.
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          Tomas Lind                             ●
          Does charcoal count as soft?
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          Ines Moreau                            ●
          It does, and so does your sleeve.
        """)
  }

  @Test func inItsOwnFlowACallIsMovedInASheet() async throws {
    try await open("A flow of its own")
    try app.tap("Choose another time")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ [Close]       Another time               │
        │ ──────────────────────────────────────── │
        │  Next call                               │
        │   ▦ Thursday, 18:00                      │
        │                                          │
        │  Move it to                              │
        │   [Thursday, 20:00]                      │
        │   [Friday, 17:30]                        │
        │   [Sunday, 11:00]                        │
        ╰──────────────────────────────────────────╯
        """)
    try app.tap("Friday, 17:30")
    await service.moves.untilWaiting()
    service.moves.answer(.success(Course.drawing.openMeetings[1]))
    try await app.waitFor("The call has been moved.")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ [Close]       Another time               │
        │ ──────────────────────────────────────── │
        │  Next call                               │
        │   ▦ Friday, 17:30                        │
        │   ✓ The call has been moved.             │
        │                                          │
        │  Move it to                              │
        │   [Thursday, 20:00]                      │
        │   [Sunday, 11:00]                        │
        ╰──────────────────────────────────────────╯
        """)
    try app.tap("Close")
    #expect(app.exists(.text("Friday, 17:30")))
  }

  @Test func inItsOwnFlowTheCallCoversEverything() async throws {
    try await open("A flow of its own")
    try app.tap("Join call")
    #expect(
      app.topText == """
                            Call
        ────────────────────────────────────────────

                              ⚇

                      Drawing from life
                    Ines Moreau is here.

                       [☎ Leave call]
        """)
    try app.tap("Leave call")
    #expect(app.exists(.button("Join call")))
  }

  @Test func inTheOnboardingTheSameButtonOpensPermissions() async throws {
    try await open("Onboarding")
    #expect(
      app.screenText == """
        ‹ Course     Your first course
        ────────────────────────────────────────────
                   Drawing from life
             ◕     with Ines Moreau
                   Six weeks of looking closely,
                   with a pencil.

         Next call
          ▦ Thursday, 18:00
          [              ▶ Join call             ]

         Tasks
            Ten hands
          ✓ Done
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            A chair, without the chair
          ○ Due: Wednesday
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            The view from a window
          ○ Due: Next week
        """)
    try app.tap("Join call")
    #expect(
      app.screenText == """
        ‹ Your first course  Permissions
        ────────────────────────────────────────────
         In calls
          ◙ Camera                             [ ]
          ♩ Microphone                         [ ]
         A call needs the microphone. Others see
         and hear you only while you are in one.

          (               Continue               )
        """)
    #expect(throws: Driver.Error.self) { try app.tap("Continue") }
    try app.toggle("Microphone")
    try app.tap("Continue")
    #expect(flow.journey == Journey(.room))
    #expect(app.exists("Allowed: microphone"))
  }

  @Test func onTheMarketplaceTheCallIsForThoseWhoTakePart() async throws {
    try app.tap(.button("Marketplace"))
    await service.all.untilWaiting()
    service.all.answer(.success([.drawing, .guitar]))
    try await app.waitFor("Enroll")
    try await arrive(.drawing)
    #expect(
      app.screenText == """
        ‹ Course        Marketplace
        ────────────────────────────────────────────


             Drawing from life       First guitar so
           ◕ Ines Moreau       ✓   ♪ Samuel Okoro


          [+ Enroll]

                   Drawing from life
             ◕     with Ines Moreau
                   Six weeks of looking closely,
                   with a pencil.

         Next call
          ▦ Thursday, 18:00

          ✉ Messages                    2 unread ›

         Tasks
            Ten hands
          ✓ Done
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            A chair, without the chair
          ○ Due: Wednesday
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            The view from a window
          ○ Due: Next week
        """)
    #expect(!app.exists("Join call"))
    try app.tap("Enroll")
    try app.tap("Join call")
    #expect(
      app.topText == """
                            Call
        ────────────────────────────────────────────

                              ⚇

                      Drawing from life
                    Ines Moreau is here.

                       [☎ Leave call]
        """)
    try app.tap("Leave call")
    try app.tap(.toggle("First guitar songs"))
    try await arrive(.guitar)
    #expect(!app.exists("Join call"))
    try app.tap(.button("Messages"))
    #expect(app.exists("Tune before the call, not in it."))
  }

  @Test func aCarefulParentAsksFirst() async throws {
    try await open("A careful parent")
    try app.tap("Join call")
    #expect(
      app.screenText == """
        ‹ Course      A careful parent
        ────────────────────────────────────────────
                   Drawing from life
             ◕     with Ines Moreau
                   Six weeks of looking closely,
                   with a pencil.

         Next call
          ▦ Thursday, 18:00
          [              ▶ Join call             ]

         Tasks
            Ten hands
          ✓ Done
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            A chair, without the chair
          ○ Due: Wednesday
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
            The view from a window
          ○ Due: Next week
            ╭─────────────────────────────────╮
            │         Join the call?          │
            │ Everyone will see and hear you. │
            │        [Join] [Not now]         │
            ╰─────────────────────────────────╯
        """)
    try app.tap("Not now")
    #expect(app.exists(.button("Join call")))
    try app.tap("Join call")
    try app.tap("Join")
    #expect(app.exists("Leave call"))
  }

  @Test func whoGoesBackWhileTheCourseLoadsEndsTheRequest() async throws {
    try app.tap(.button("A flow of its own"))
    await service.one.untilWaiting()
    try app.back()
    try await app.waitUntil { service.one.waiting.isEmpty }
  }

  @Test func aTaskOpenedByItsAddressSharesTheCourseWithTheScreenBelow() async throws {
    _ = try flow.open("/flow/tasks/chair").get()
    await service.one.untilWaiting()
    #expect(service.one.waiting == ["drawing"])
    service.one.answer(.success(.drawing))
    try await app.waitFor("Draw only the shapes of the air")
    try app.back()
    #expect(app.exists(.button("Join call")))
    #expect(service.one.waiting.isEmpty)
  }

  @Test func aTaskThatIsNotThereIsAProblemAndNotACrash() async throws {
    _ = try flow.open("/flow/tasks/chess").get()
    await service.one.untilWaiting()
    service.one.answer(.success(.drawing))
    try await app.waitFor("No such task")
    #expect(app.exists("Drawing from life has no task “chess”."))
  }
}
