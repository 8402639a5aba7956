import MeerkatJourney
import Testing

/// Which steps are the same ones before and after.
struct IdentityTests {
  @Test func theSameDestinationTwiceHasTwoIdentities() {
    let journey: Journey<Place> = [.root(.course), .push(.share), .push(.share)]
    #expect(journey.steps[1] == journey.steps[2])
    #expect(journey.steps[1].id != journey.steps[2].id)
  }

  @Test func identitiesDoNotCountWhenJourneysAreCompared() throws {
    var journey: Journey<Place> = [.root(.course), .push(.share)]
    try journey.go([.back, .forward(to: .share)])
    #expect(journey == [.root(.course), .push(.share)])
    #expect(Set([journey, [.root(.course), .push(.share)]]).count == 1)
  }

  @Test func aStepShownAgainIsANewOne() throws {
    var journey: Journey<Place> = [.root(.course), .push(.share)]
    let before = journey.top.id
    try journey.go(.back)
    try journey.go(.forward(to: .share))
    #expect(journey.top.id > before)
  }

  @Test func replacingTheTopKeepsTheIdentityOfTheRest() throws {
    var journey: Journey<Place> = [.root(.course), .push(.share), .push(.scheduler)]
    let before = journey.steps.map(\.id)
    try journey.go(.replaceTop(with: .scheduler))
    #expect(journey.steps.prefix(2).map(\.id) == Array(before.prefix(2)))
    #expect(journey.top.id != before[2])
  }

  @Test func replacingEverythingKeepsTheStepsWithWhichBothBegin() throws {
    var journey: Journey<Place> = [.root(.course), .push(.share), .push(.scheduler)]
    let before = journey.steps.map(\.id)
    try journey.go(.replaceAll(with: [.root(.course), .push(.share), .sheet(.scheduler)]))
    #expect(journey.steps.prefix(2).map(\.id) == Array(before.prefix(2)))
    #expect(journey.top.id != before[2])
  }

  @Test func aStepThatTheUserLeftTakesThoseAboveWithIt() throws {
    var journey: Journey<Place> = [
      .root(.course), .push(.share), .sheet(.scheduler), .push(.share),
    ]
    let change = try journey.remove(journey.steps[1].id)
    #expect(journey == [.root(.course)])
    #expect(change.removed == [.push(.share), .sheet(.scheduler), .push(.share)])
  }

  @Test func anEventOfAStepThatHasGoneDoesNothingToItsSuccessor() throws {
    var journey: Journey<Place> = [.root(.course), .push(.share)]
    let stale = journey.top.id
    try journey.go([.back, .forward(to: .share)])
    #expect(throws: Refusal.stepNotFound) { try journey.remove(stale) }
    #expect(journey == [.root(.course), .push(.share)])
  }

  @Test func theRootCannotBeRemoved() {
    var journey: Journey<Place> = [.root(.course), .push(.share)]
    let root = journey.steps[0].id
    #expect(throws: Refusal.atTheRoot) { try journey.remove(root) }
  }

  @Test func everyStepIsFoundByItsIdentity() throws {
    var journey = Journey<Place>(root: .course)
    for number in 1...100 {
      try journey.go(.forward(to: .task("\(number)")))
      if number.isMultiple(of: 3) { try journey.go(.back) }
    }
    for step in journey.steps {
      #expect(journey[step.id] == step)
    }
  }
}
