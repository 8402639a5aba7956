import Meerkat
import MeerkatTesting
import Testing

@testable import Teapot

@MainActor
struct NewTeaTests {
  let flow: TeasFlow
  let app: Driver

  init() throws {
    flow = TeasFlow(shelf: Shelf())
    app = try Driver(FlowView(flow))
    try app.tap("Add tea")
  }

  @Test func aTeaIsSaved() throws {
    #expect(try !app.element(.button("Save")).isEnabled)
    try app.type("Assam", into: "Name")
    try app.tap("Save")
    #expect(flow.journey == Journey(.teas))
    #expect(app.exists(.row("Assam")))
  }

  @Test func aNameIsNotLostUnasked() throws {
    try app.type("Assam", into: "Name")
    try app.tap("Cancel")
    try app.tap("Keep editing")
    #expect(flow.journey == Journey(.teas, [.sheet(.newTea)]))
    // A swipe can't lose it either.
    #expect(throws: Driver.Error.self) { try app.close() }
    try app.tap("Cancel")
    try app.tap("Discard")
    #expect(!app.exists("Assam"))
  }

  @Test func anEmptyFormIsLeftUnasked() throws {
    try app.tap("Cancel")
    #expect(flow.journey == Journey(.teas))
  }
}
