import Meerkat
import MeerkatTesting
import Testing

@testable import OnDevice

/// What `UITests` expect of a device, here.
@MainActor
struct TripsTests {
  let flow: TripsFlow
  let app: Driver

  init() throws {
    flow = TripsFlow()
    app = try Driver(FlowView(flow), width: 40)
  }

  @Test func aBackButtonGoesBack() throws {
    try app.tap("Rome")
    #expect(app.title == "Rome")
    try app.back()
    try app.tap("Oslo")
    #expect(flow.journey == Journey(.trips, [.push(.trip("Oslo"))]))
  }

  @Test func anEmptySheetIsSweptAway() throws {
    try app.tap("Add")
    #expect(app.title == "New trip")
    try app.close()
    #expect(app.title == "Trips")
  }

  @Test func aDraftIsNotSweptAway() throws {
    try app.tap("Add")
    try app.type("Lima", into: "Name")
    #expect(throws: Driver.Error.self) { try app.close() }
    try app.tap("Cancel")
    #expect(app.exists(.alert("Discard the draft?")))
    try app.tap("Keep editing")
    #expect(app.title == "New trip")
    try app.tap("Cancel")
    try app.tap("Discard")
    #expect(app.title == "Trips" && !app.exists("Lima"))
  }

  @Test func aDraftIsSaved() throws {
    try app.tap("Add")
    try app.type("Lima", into: "Name")
    try app.tap("Save")
    #expect(app.title == "Trips" && app.exists("Lima"))
  }

  @Test func aGuardedScreenHasABackButtonThatAsks() throws {
    try app.tap("Rome")
    try app.tap("Notes")
    try app.type("Pack", into: "Text")
    try app.tap("Back")
    #expect(app.exists(.alert("Discard the notes?")))
    try app.tap("Stay")
    #expect(app.title == "Notes")
    try app.tap("Back")
    try app.tap("Discard")
    #expect(app.title == "Rome")
  }

  @Test func aPopoverComesAndGoes() throws {
    try app.tap("Rome")
    try app.tap("Legend")
    #expect(app.exists("Green is land."))
    try app.close()
    #expect(!app.exists("Green is land."))
  }

  @Test func anAlertAsksAndItsAnswerNavigates() throws {
    try app.tap("Rome")
    try app.tap("Remove")
    #expect(app.exists(.alert("Remove “Rome”?")))
    try app.tap("Keep")
    try app.tap("Remove")
    try app.tap("Remove")
    #expect(app.title == "Trips" && !app.exists("Rome"))
  }
}
