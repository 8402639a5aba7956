import MeerkatJourney
import Testing

/// What other libraries learned about stacks, and where ours decides differently.
struct StackBehaviourTests {
  @Test func backFromTheSecondOfTwoStepsIsFollowedAndFromTheFirstRefused() throws {
    var journey: Journey<String> = Journey("a", [.push("b")])
    let change = try journey.go(.back)
    #expect(change.removed == [.push("b")])
    #expect(throws: Refusal.atTheRoot) { try journey.go(.back) }
    #expect(journey == Journey("a"))
  }

  // Others take away a step and those below it when it asks to be gone. Here steps lie on each
  // other: who leaves a step leaves what was opened from it.
  @Test func aStepThatIsNotOnTopLeavesTogetherWithThoseAboveIt() throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .push("c"), .push("d")])
    let change = try journey.go(.backFrom("b"))
    #expect(journey == Journey("a"))
    #expect(change.removed == [.push("b"), .push("c"), .push("d")])
  }

  @Test func anEventOfAStepThatIsGoneIsRefusedAndNoCrash() throws {
    var journey: Journey<String> = Journey("a", [.push("b")])
    try journey.go(.back)
    #expect(throws: Refusal.destinationNotFound("b")) { try journey.go(.backFrom("b")) }
  }

  // Others replace the top where there is no such destination. Here nothing is put where nobody
  // asked for something new.
  @Test func backToAnAbsentDestinationLeavesTheJourneyUnchanged() {
    var journey: Journey<String> = Journey("a", [.push("b")])
    #expect(throws: Refusal.destinationNotFound("x")) { try journey.go(.backTo("x")) }
    #expect(journey == Journey("a", [.push("b")]))
  }

  @Test func backToADestinationPicksTheTopmost() throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .push("b"), .push("c")])
    let topmost = journey.steps[2].id
    try journey.go(.backTo("b"))
    #expect(journey == Journey("a", [.push("b"), .push("b")]))
    #expect(journey.top.id == topmost)
  }

  @Test func backToTheTopChangesNothing() throws {
    var journey: Journey<String> = Journey("a", [.push("b")])
    #expect(try journey.go(.backTo("b")).isEmpty)
    #expect(try journey.goBack { $0 == "b" }.isEmpty)
    #expect(journey == Journey("a", [.push("b")]))
  }

  @Test func backToAPredicatePicksTheTopmostMatch() throws {
    var journey: Journey<String> = Journey(
      "a1", [.push("b1"), .sheet("b2"), .push("c"), .push("d")])
    let change = try journey.goBack { $0.hasPrefix("b") }
    #expect(journey == Journey("a1", [.push("b1"), .sheet("b2")]))
    #expect(change.removed == [.push("c"), .push("d")])
  }

  // Others keep the root where all steps are to be popped. Here that has a direction of its own,
  // and a predicate that nothing fulfils is a mistake that one hears of.
  @Test func backToAPredicateThatNothingFulfilsIsRefused() {
    var journey: Journey<String> = Journey("a", [.push("b")])
    #expect(throws: Refusal.nothingMatches) { try journey.goBack { _ in false } }
    #expect(journey == Journey("a", [.push("b")]))
  }

  @Test func replacingTheTopKeepsTheRest() throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .push("c")])
    let below = journey.steps.prefix(2).map(\.id)
    try journey.go(.replaceTop(with: "d"))
    #expect(journey == Journey("a", [.push("b"), .push("d")]))
    #expect(journey.steps.prefix(2).map(\.id) == below)
  }

  @Test func replacingEverythingHandsOutTheOldSteps() throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .sheet("c")])
    let change = try journey.go(.replaceAll(with: Journey("x")))
    #expect(change.removed == [.push("a"), .push("b"), .sheet("c")])
    #expect(change.kept == 0)
  }

  // Whether a second tap meant a second step is not for a value to decide; flows do.
  @Test func theSameDestinationMayLieOnItself() throws {
    var journey: Journey<String> = Journey("a", [.push("b")])
    try journey.go(.forward(to: "b"))
    #expect(journey == Journey("a", [.push("b"), .push("b")]))
  }

  @Test func ofTwoStepsToOneDestinationTheOneThatIsMeantIsRemoved() throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .push("b")])
    let lower = journey.steps[1].id
    try journey.go(.backFrom("b"))
    #expect(journey == Journey("a", [.push("b")]))
    #expect(journey.top.id == lower)
  }

  static let rearranged: [Journey<String>] = [
    Journey("a", [.push("b"), .push("c"), .push("d"), .push("e"), .push("f")]),
    Journey("a", [.push("b")]),
    Journey("a", [.push("d"), .push("c"), .push("b")]),
    Journey("d", [.push("a")]),
  ]

  @Test(arguments: rearranged)
  func addingRemovingAndReorderingSeveralEndInExactlyThatStack(end: Journey<String>) throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .push("c"), .push("d")])
    try journey.go(.replaceAll(with: end))
    #expect(journey == end)
  }

  @Test func removingInTheMiddleRemovesEverythingAbove() throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .push("c")])
    try journey.go(.backFrom("b"))
    #expect(journey == Journey("a"))
  }

  @Test func backToTheRootOfTheTopmostStackStaysInThePresentation() throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .sheet("c"), .push("d"), .push("e")])
    let lowest = try #require(journey.layers.last?.pushes.first)
    try journey.go(.backFrom(lowest.destination))
    #expect(journey == Journey("a", [.push("b"), .sheet("c")]))
  }

  @Test func leavingThePresenterTakesAwayWhatItPresented() throws {
    var journey: Journey<String> = Journey("a", [.push("b"), .sheet("c"), .alert("d")])
    let change = try journey.go(.backFrom("b"))
    #expect(journey == Journey("a"))
    #expect(change.removed == [.push("b"), .sheet("c"), .alert("d")])
  }
}
