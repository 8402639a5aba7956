import MeerkatJourney
import Testing

/// The ways between two journeys, written down; that they lead there is tried in the properties.
struct DirectionsToJourneyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let start: Journey<String>
    let end: Journey<String>
    let directions: [Direction<String>]

    var testDescription: String { "\(start) → \(end)" }

    init(_ start: Journey<String>, _ end: Journey<String>, _ directions: [Direction<String>]) {
      self.start = start
      self.end = end
      self.directions = directions
    }
  }

  static let ways = [
    Case([.root("a")], [.root("a")], []),
    Case([.root("a")], [.root("b")], [.replaceTop(with: "b")]),
    Case(
      [.root("a")], [.root("a"), .push("b"), .push("c")], [.forward(to: "b"), .forward(to: "c")]),
    Case(
      [.root("a")], [.root("a"), .sheet("b"), .alert("c")],
      [.forward(to: "b", style: .sheet), .forward(to: "c", style: .alert)]),
    Case([.root("a"), .push("b")], [.root("a")], [.back]),
    Case([.root("a"), .push("b"), .push("c")], [.root("a")], [.backToRoot]),
    Case(
      [.root("a"), .push("b"), .push("c"), .push("d")], [.root("a"), .push("b")], [.backTo("b")]),
    Case(
      [.root("a"), .push("b"), .push("c"), .push("b")], [.root("a"), .push("b")], [.back, .back]),
    Case(
      [.root("a"), .sheet("b"), .push("c"), .sheet("d")], [.root("a")], [.close, .close]),
    Case(
      [.root("a"), .push("b"), .sheet("c"), .push("d")], [.root("a")], [.close, .back]),
    Case(
      [.root("a"), .sheet("b"), .push("c"), .push("d")], [.root("a"), .sheet("b")],
      [.backTo("b")]),
    Case(
      [.root("a"), .sheet("b")], [.root("a"), .fullScreenCover("b")],
      [.close, .forward(to: "b", style: .fullScreenCover)]),
    Case(
      [.root("a"), .push("b"), .push("c")], [.root("a"), .push("c"), .push("b")],
      [.backToRoot, .forward(to: "c"), .forward(to: "b")]),
    Case(
      [.root("a"), .sheet("b"), .push("c")], [.root("x"), .push("y")],
      [.close, .replaceTop(with: "x"), .forward(to: "y")]),
  ]

  @Test(arguments: ways)
  func theWayToAnotherJourneyFirstGoesBackThenForward(_ each: Case) throws {
    #expect(each.start.directions(to: each.end) == each.directions)
    var journey = each.start
    try journey.go(each.directions)
    #expect(journey == each.end)
  }
}
