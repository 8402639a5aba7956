import MeerkatJourney
import Testing

struct ChangeTests {
  static let changes: [(Direction<String>, String)] = [
    (.forward(to: "d"), "kept 3, removed [], added [push d]"),
    (.back, "kept 2, removed [sheet c], added []"),
    (.backToRoot, "kept 1, removed [push b, sheet c], added []"),
    (.backTo("c"), "kept 3"),
    (.replaceTop(with: "d"), "kept 2, removed [sheet c], added [sheet d]"),
    (
      .replaceAll(with: Journey("a", [.push("x"), .push("y")])),
      "kept 1, removed [push b, sheet c], added [push x, push y]"
    ),
  ]

  @Test(arguments: changes)
  func aChangeReads(direction: Direction<String>, description: String) throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .sheet("c")])
    #expect(try journey.go(direction).description == description)
  }

  @Test func oneDirectionAndAListOfItAreTheSameChange() throws {
    for (direction, _) in ChangeTests.changes {
      var one: Journey<String> = Journey("a", [.push("b"), .sheet("c")])
      var list = one
      let change = try one.go(direction)
      let changeOfList = try list.go([direction])
      #expect(change == changeOfList)
      #expect(Set([change, changeOfList]).count == 1)
    }
  }

  @Test func directionsThatUndoEachOtherSayWhatTheyTouched() throws {
    var journey: Journey<String> = Journey("a", [.push("b")])
    let change = try journey.go([.back, .forward(to: "b"), .forward(to: "c"), .back])
    #expect(change.description == "kept 1, removed [push b], added [push b]")
  }
}
