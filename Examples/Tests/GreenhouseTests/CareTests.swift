import MeerkatTesting
import Testing

@testable import Greenhouse

/// A user waters what is thirsty, and sets the app up.
@MainActor
struct CareTests {
  @Test func whatIsThirstyIsWatered() throws {
    let visit = try Visit()
    let app = visit.app
    #expect(try app.element(.tab("Care")).label.contains("Care"))
    try app.select(tab: "Care")
    #expect(app.exists("400 ml · Living Room") && app.exists("150 ml · Kitchen"))
    try app.tap("Water Monty")
    try app.tap("Water Basil")
    #expect(app.exists("All plants are happy"))
    try app.tap(.button("Later"))
    #expect(app.exists("150 ml in 2 days") && app.exists("400 ml in 7 days"))
  }

  @Test func theJournalLeadsToAPlant() throws {
    let visit = try Visit()
    let app = visit.app
    try app.select(tab: "Care")
    try app.tap("Journal")
    #expect(app.exists(.header("Journal")) && app.exists("Repotted"))
    try app.choose("Fertilized", in: "Show")
    #expect(app.exists("Fertilized") && !app.exists("Repotted") && !app.exists("Figaro"))
    try app.tap("Monty")
    #expect(app.exists(.header("Monty")))
    try app.back()
    #expect(app.exists(.header("Journal")))
    try app.back()
    #expect(app.exists(.header("Care")))
  }

  @Test func settingsHoldForAllTabs() throws {
    let visit = try Visit()
    let app = visit.app
    try app.tap("Figaro")
    try app.select(tab: "Settings")
    try app.choose("Fluid Ounces", in: "Water In")
    try app.tap(.button("Increment").at(0))
    #expect(app.exists("Snooze: 20 minutes"))
    try app.toggle("Remind Me", to: false)
    #expect(!app.exists("Snooze: 20 minutes"))
    try app.select(tab: "Plants")
    #expect(app.exists("16.9 fl oz every 10 days"))

    try app.select(tab: "Settings")
    try app.tap("Reset All Settings")
    #expect(app.exists("Your plants stay as they are."))
    try app.tap("Reset")
    #expect(app.exists("Snooze: 15 minutes") && visit.settings.unit == .milliliters)
  }

  @Test func aSceneComesBackToItsTab() throws {
    let visit = try Visit()
    try visit.app.select(tab: "Care")
    let next = try Visit(restoring: visit.app.storedScene)
    #expect(next.app.exists(.header("Care")))
  }
}
