import MeerkatTesting
import Testing

@testable import Bookshelf

/// A user finds new books, and looks after the goal of the year.
@MainActor
struct DiscoverTests {
  @Test func aBookIsFoundAndAdded() async throws {
    let shelf = try Shelf()
    let app = shelf.app
    try app.select(tab: "Discover")
    #expect(app.exists("Search for a title or an author."))
    try app.type("calvino", into: "Title or author")
    try await app.waitFor(.button("Add"))
    #expect(
      shelf.titlesOnScreen == ["If on a Winter’s Night a Traveler", "The Baron in the Trees"])
    try app.tap(.button("Add").at(1))
    #expect(
      app.exists("On your shelf") && shelf.titles(.wantToRead).last == "The Baron in the Trees")
    try app.tap("Clear search")
    try await app.waitFor("Search for a title or an author.")
  }

  @Test func whatIsNotInTheCatalogueIsNotFound() async throws {
    let app = try Shelf().app
    try app.select(tab: "Discover")
    try app.type("zz", into: "Title or author")
    try await app.waitFor("No book matches “zz”.")
  }

  @Test func aBrokenCatalogueIsAskedAgain() async throws {
    let catalog = BrokenCatalog()
    let app = try Shelf(catalog: catalog).app
    try app.select(tab: "Discover")
    try app.type("beloved", into: "Title or author")
    try await app.waitFor("The catalogue can’t be reached.")
    catalog.isBroken = false
    try app.tap("Try Again")
    try await app.waitFor("Toni Morrison")
    #expect(catalog.queries == ["beloved", "beloved"])
  }

  @Test func aBookIsWrittenDown() throws {
    let shelf = try Shelf()
    let app = shelf.app
    try app.tap("Add Book")
    #expect(try !app.element(.button("Save")).isEnabled)
    for (field, text) in [("Title", "Solaris"), ("Author", "Stanisław Lem"), ("Pages", "many")] {
      try app.type(text, into: .textField(field))
    }
    #expect(try !app.element(.button("Save")).isEnabled)
    try app.clear(.textField("Pages"))
    try app.type("204", into: .textField("Pages"))
    try app.choose("Reading", in: "Status")
    try app.tap("Save")
    #expect(shelf.titles(.reading).last == "Solaris" && app.exists("Stanisław Lem"))
  }

  @Test func theGoalIsKept() throws {
    let app = try Shelf().app
    try app.select(tab: "Goal")
    #expect(app.exists("2 of 12") && app.exists("10 more to reach your goal."))
    for _ in 0..<10 { try app.tap("Decrement") }
    #expect(app.exists("2 of 2") && app.exists("You have reached your goal!"))
    #expect(app.storedValues == ["selectedTab": "goal", "booksPerYear": 2])
    let next = try Shelf(keeping: app.storedValues)
    #expect(next.app.exists("Goal: 2 books"))
  }

  @Test func theBarsBeginBelowEachOther() throws {
    let app = try Shelf(keeping: ["selectedTab": "goal"]).app
    let bars = app.screenText.split(separator: "\n").filter { $0.contains("██") }
    #expect(Set(bars.map { $0.prefix { $0 != "█" }.count }).count == 1)
  }
}
