import MeerkatTesting
import SwiftUI
import Testing

@testable import Greenhouse

/// A user looks after the plants of some rooms.
@MainActor
struct PlantTests {
  @Test func aPlantIsWateredInItsDetails() async throws {
    let visit = try Visit()
    let app = visit.app
    try await app.settle()
    #expect(app.exists("All Plants") && app.exists("No Plant Selected") && app.exists("46%"))
    try app.tap("Monty")
    #expect(app.exists("Needs water today") && app.exists("400 ml every 7 days"))
    try app.tap(.button("Water"))
    #expect(app.exists("Needs water in 7 days"))
    #expect(visit.plant("Monty")?.history.map(\.kind).prefix(2) == [.watered, .watered])
  }

  @Test func roomsAndFavoritesNarrowTheList() throws {
    let visit = try Visit()
    try visit.app.tap("Kitchen")
    #expect(visit.namesOnScreen == ["Basil", "Spike"])
    try visit.app.tap("Favorites")
    #expect(visit.namesOnScreen == ["Monty", "Basil"])
    try visit.app.tap(.button("Rooms"))
    #expect(!visit.app.exists("Kitchen"))
  }

  @Test func aPlantIsSearched() throws {
    let visit = try Visit()
    let app = visit.app
    try app.type("aloe", into: "Plants")
    #expect(app.exists("No Results for “aloe”"))
    try app.tap("Species")
    #expect(visit.namesOnScreen == ["Spike"])
  }

  @Test func theOrderIsChosenAndKept() throws {
    let visit = try Visit()
    try visit.app.choose("Thirst", in: "Sort")
    #expect(visit.namesOnScreen.prefix(3) == ["Basil", "Monty", "Lily"])
    #expect(visit.app.storedValues == ["plantOrder": "Thirst"])
    let next = try Visit(keeping: visit.app.storedValues)
    #expect(next.namesOnScreen.first == "Basil")
  }

  @Test func rowsHaveActions() throws {
    let visit = try Visit()
    let app = visit.app
    try app.choose("Add to Favorites", in: "Figaro")
    try app.choose("Balcony", in: "Figaro")
    #expect(visit.plant("Figaro")?.isFavorite == true && visit.plant("Figaro")?.room == .balcony)
    try app.move("Rosemary", to: 0)
    #expect(visit.greenhouse.plants.first?.name == "Rosemary")
  }

  @Test func aPlantIsEditedBesideItsDetails() throws {
    let visit = try Visit()
    let app = visit.app
    try app.tap("Lily")
    try app.tap("Edit Plant")
    try app.clear(.textField("Name"))
    try app.type("Peace Lily", into: .textField("Name"))
    try app.choose("Balcony", in: "Room")
    try app.tap(.button("Increment").at(0))
    try app.close()
    #expect(app.exists(.header("Peace Lily")) && app.exists("250 ml every 6 days"))
    #expect(visit.plant("Peace Lily")?.room == .balcony)
  }

  @Test func aPlantIsAdded() throws {
    let visit = try Visit()
    let app = visit.app
    try app.tap("Balcony")
    try app.press("n", modifiers: .command)
    #expect(try !app.element(.button("Add")).isEnabled)
    try app.type("Fern", into: .textField("Name"))
    try app.tap(.button("Add"))
    #expect(visit.plant("Fern")?.room == .balcony && app.exists("Fern"))
  }
}
