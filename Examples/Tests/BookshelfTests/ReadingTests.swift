import MeerkatTesting
import Testing

@testable import Bookshelf

/// A user reads a book to its end, and keeps its shelf in order.
@MainActor
struct ReadingTests {
  @Test func theShelfShowsWhatIsRead() throws {
    let app = try Shelf().app
    #expect(
      app.screenText.hasPrefix(
        """
        [Edit]              My Books            [⇅]  [+]
        ────────────────────────────────────────────────
         ▥ Reading                                    2
                The Left Hand of Darkness            ›
          ░     Ursula K. Le Guin
          ░UKLG [######----] 63%
          ░     ★★★★☆
        """))
  }

  @Test func aBookIsReadToItsEnd() throws {
    let shelf = try Shelf()
    let app = shelf.app
    try app.tap("Middlemarch")
    #expect(app.exists("Page 96 of 880"))
    try app.tap("Update Progress")
    try app.tap("Increment")
    #expect(app.exists("106") && app.exists("of 880 pages"))
    try app.tap("Cancel")
    #expect(app.exists("Page 96 of 880"))

    try app.tap("Update Progress")
    try app.toggle("I have finished this book")
    #expect(app.exists("880"))
    try app.tap("Done")
    #expect(app.exists("Finished “Middlemarch”") && app.exists("9 more to reach your goal."))
    #expect(app.exists("Page 880 of 880"))
    #expect(try !app.element(.button("Update Progress")).isEnabled)
    try app.tap("Dismiss")
    #expect(!app.exists("Finished “Middlemarch”"))
    try app.back()
    #expect(shelf.titles(.finished) == ["Middlemarch", "Piranesi", "Stoner"])
  }

  @Test func aBookIsRatedAndItsNotesAreWritten() throws {
    let shelf = try Shelf()
    let app = shelf.app
    try app.tap("Invisible Cities")
    try app.tap("4 stars")
    try app.tap("Edit Notes")
    try app.type("Cities and memory", into: "Notes")
    #expect(app.exists("3 words"))
    try app.back()
    #expect(app.exists("Cities and memory"))
    try app.tap("4 stars")
    let book = try #require(shelf.library.books.first { $0.title == "Invisible Cities" })
    #expect(book.rating == 0 && book.notes == "Cities and memory")
  }

  @Test func aBookIsRemovedAfterAQuestion() throws {
    let shelf = try Shelf()
    let app = shelf.app
    try app.tap("Stoner")
    try app.tap(.button("Remove"))
    #expect(app.exists(.alert("Remove “Stoner”?")))
    try app.tap("Cancel")
    #expect(app.exists("Page 288 of 288"))
    try app.tap(.button("Remove"))
    try app.tap(.button("Remove"))
    #expect(shelf.titles(.finished) == ["Piranesi"] && app.exists(.header("My Books")))
  }

  @Test func theNumberOfABookIsCopied() throws {
    let app = try Shelf().app
    try app.tap("Pachinko")
    try app.tap("Copy ISBN")
    #expect(app.exists(.alert("ISBN Copied")) && app.exists("9781455563920"))
    try app.tap("OK")
    #expect(!app.exists(.alert("ISBN Copied")))
  }

  @Test func rowsAreDeletedAndMoved() throws {
    let shelf = try Shelf()
    try shelf.app.delete("Pachinko")
    try shelf.app.move("The Master and Margarita", to: 0)
    #expect(shelf.titles(.wantToRead) == ["The Master and Margarita", "Invisible Cities"])
    for title in shelf.library.books.map(\.title) { try shelf.app.delete(.row(title)) }
    #expect(shelf.app.exists("No Books Yet"))
  }

  @Test func theOrderIsKept() throws {
    let shelf = try Shelf()
    let app = shelf.app
    try app.tap("Sort")
    try app.tap("Title")
    #expect(
      shelf.titlesOnScreen == [
        "Middlemarch", "The Left Hand of Darkness", "Invisible Cities", "Pachinko",
        "The Master and Margarita", "Piranesi", "Stoner",
      ])
    try app.tap("Sort")
    #expect(app.exists("✓ Title"))
    try app.tap("Hide Finished Books")
    #expect(app.storedValues == ["sortOrder": "Title", "showsFinished": false])
    let next = try Shelf(keeping: app.storedValues)
    #expect(next.titlesOnScreen.last == "The Master and Margarita")
    #expect(throws: Driver.Error.self) { try next.app.move("Middlemarch", to: 1) }
  }
}
