import Foundation
import MeerkatJourney
import Testing

struct TabSelectionTests {
  static let moves: [(String, Int, String, String)] = [
    ("a", 1, "b", "b"), ("d", 1, "d", "a"), ("a", -1, "a", "d"), ("b", 2, "d", "d"),
    ("b", 9, "d", "c"), ("c", -9, "a", "b"), ("b", .max, "d", "a"), ("b", .min, "a", "b"),
    ("c", 0, "c", "c"),
  ]

  @Test(arguments: moves)
  func beyondTheEndsOneStaysOrComesAround(
    start: String, distance: Int, ending: String, wrapping: String
  ) throws {
    var one = TabSelection(["a", "b", "c", "d"], selected: start)
    var other = one
    #expect(one.move(by: distance) == (start != ending))
    #expect(one.selected == ending)
    #expect(other.move(by: distance, wraps: true) == (start != wrapping))
    #expect(other.selected == wrapping)
  }

  @Test func aRemovedSelectedTabFallsBackToTheMostRecentThatIsLeft() throws {
    var tabs = TabSelection(["a", "b", "c", "d"])
    for tab in ["c", "b", "d"] { try tabs.select(tab) }
    try tabs.remove("d")
    #expect(tabs.description == "a [b] c")
    try tabs.setTabs(["a", "c"])
    #expect(tabs.description == "a [c]")
  }

  @Test func whereNoTabWasSelectedBeforeTheNearestBeforeItIs() throws {
    var tabs = TabSelection(["a", "b", "c", "d"], selected: "c")
    try tabs.remove("c")
    #expect(tabs.description == "a [b] d")
    tabs = TabSelection(["a", "b", "c"], selected: "a")
    try tabs.remove("a")
    #expect(tabs.description == "[b] c")
  }

  @Test func eachTabThatWasSelectedBeforeIsRememberedOnce() throws {
    var tabs = TabSelection(["a", "b", "c"])
    for tab in ["b", "a", "b", "c"] { try tabs.select(tab) }
    #expect(tabs.history == ["a", "b"])
    try tabs.remove("b")
    #expect(tabs.history == ["a"])
  }

  @Test func theOrderOfTabsMayChange() throws {
    var tabs = TabSelection(["a", "b", "c"], selected: "b")
    try tabs.setTabs(["c", "b", "x"])
    #expect(tabs.description == "c [b] x")
  }

  @Test func whatDoesNotFitIsRefusedAndChangesNothing() throws {
    #expect(throws: TabError.noTabs) { try TabSelection<String>(validating: []) }
    #expect(throws: TabError.repeated("a")) { try TabSelection(validating: ["a", "b", "a"]) }
    #expect(throws: TabError.notFound("x")) { try TabSelection(validating: ["a"], selected: "x") }
    var tabs = TabSelection(["a", "b"])
    let before = tabs
    #expect(throws: TabError.notFound("x")) { try tabs.select("x") }
    #expect(throws: TabError.notFound("x")) { try tabs.remove("x") }
    #expect(throws: TabError.noTabs) { try tabs.setTabs([]) }
    #expect(throws: TabError.repeated("b")) { try tabs.setTabs(["b", "b"]) }
    #expect(tabs == before)
  }

  @Test func theLastTabStays() throws {
    var tabs = TabSelection(["a"])
    #expect(throws: TabError.noTabs) { try tabs.remove("a") }
    #expect(tabs.selected == "a")
  }

  @Test func savingAndReadingGivesTheSameSelection() throws {
    var tabs = TabSelection(["a", "b", "c"])
    for tab in ["c", "b"] { try tabs.select(tab) }
    let data = try JSONEncoder().encode(tabs)
    #expect(try JSONDecoder().decode(TabSelection<String>.self, from: data) == tabs)
  }

  static let broken = [
    (#"{"tabs":[],"selected":"a","initial":"a","history":[]}"#, "has to be at least one tab"),
    (#"{"tabs":["a"],"selected":"x","initial":"a","history":[]}"#, "no tab x"),
    (#"{"tabs":["a"],"selected":"a","initial":"a","history":["y"]}"#, "no tab y"),
    (#"{"tabs":["a","a"],"selected":"a","initial":"a","history":[]}"#, "already"),
  ]

  @Test(arguments: broken)
  func aForgedSelectionIsRefused(archive: String, reason: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TabSelection<String>.self, from: Data(archive.utf8))
    }
    #expect("\(String(describing: error))".contains(reason))
  }
}
