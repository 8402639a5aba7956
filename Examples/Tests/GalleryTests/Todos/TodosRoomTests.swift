import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

@MainActor
struct TodosRoomTests {
  let flow: GalleryFlow
  let app: Driver

  init() throws {
    flow = GalleryFlow(todoStore: ScriptedTodoStore())
    app = try Driver(FlowView(flow), width: 40)
    try app.tap("Todos")
  }

  @Test func openTodosComeFirst() {
    #expect(
      app.screenText == """
        ‹ Meerkat        Todos      [+ Add todo]
        ────────────────────────────────────────
         To do
          [ ○ ] Water the plants             ›
          [ ○ ] Call the dentist             ›
          [ ○ ] Buy a birthday present       ›

         Done
          [ ✓ ] Return the library books     ›
        """)
  }

  @Test func aTodoIsDoneInTheList() throws {
    try app.toggle("Done: Call the dentist")
    #expect(
      app.screenText == """
        ‹ Meerkat        Todos      [+ Add todo]
        ────────────────────────────────────────
         To do
          [ ○ ] Water the plants             ›
          [ ○ ] Buy a birthday present       ›

         Done
          [ ✓ ] Call the dentist             ›
          [ ✓ ] Return the library books     ›
        """)
    try app.toggle("Done: Call the dentist", to: false)
    #expect(try app.element(.toggle("Done: Call the dentist")).isOn == false)
  }

  @Test func theDetailsArePushed() throws {
    try app.tap(.button("Call the dentist"))
    #expect(
      app.screenText == """
        ‹ Todos           Todo
        ────────────────────────────────────────
          [Call the dentist__________________]

          ○ Still to do
          [Mark as done]

          [♪ Remind me in five seconds]

          [⌫ Delete todo]
        """)
    try app.back()
    #expect(app.exists(.header("To do")))
  }

  @Test func whatIsDoneInTheDetailsIsDoneInTheList() throws {
    try app.tap(.button("Call the dentist"))
    try app.tap("Mark as done")
    #expect(
      app.screenText == """
        ‹ Todos           Todo
        ────────────────────────────────────────
          [Call the dentist__________________]

          ✓ Done
          [Mark as open]

          [⌫ Delete todo]
        """)
    try app.back()
    #expect(try app.element(.toggle("Done: Call the dentist")).isOn == true)
  }

  @Test func theSameDetailsOpenAgainAfterTheUserWentBack() throws {
    for _ in 1...2 {
      try app.tap(.button("Call the dentist"))
      #expect(app.exists(.header("Todo")))
      try app.back()
    }
    #expect(app.exists(.header("To do")))
  }

  @Test func aSecondTapDoesNotOpenASecondScreen() throws {
    try app.tap(.button("Call the dentist"))
    let error = #expect(throws: Driver.Error.self) {
      try app.tap(.button("Call the dentist"))
    }
    guard case .covered = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    try app.back()
    #expect(app.exists(.header("To do")))
  }

  @Test func theGalleryKnowsOnlyTheRoom() throws {
    try app.tap(.button("Call the dentist"))
    #expect(flow.journey == Journey(.home, [.push(.todos)]))
    #expect(flow.link == "/todos/2")
  }
}
