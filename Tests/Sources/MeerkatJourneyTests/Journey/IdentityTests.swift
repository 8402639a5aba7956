import MeerkatJourney
import Testing

/// Which steps are the same ones before and after.
struct IdentityTests {
  @Test func theSameDestinationTwiceHasTwoIdentities() {
    let journey: Journey<Place> = Journey(.course, [.push(.share), .push(.share)])
    #expect(journey.steps[1] == journey.steps[2])
    #expect(journey.steps[1].id != journey.steps[2].id)
  }

  @Test func identitiesDoNotCountWhenJourneysAreCompared() throws {
    var journey: Journey<Place> = Journey(.course, [.push(.share)])
    try journey.go([.back, .forward(to: .share)])
    #expect(journey == Journey(.course, [.push(.share)]))
    #expect(Set([journey, Journey(.course, [.push(.share)])]).count == 1)
  }

  @Test func aStepShownAgainIsANewOne() throws {
    var journey: Journey<Place> = Journey(.course, [.push(.share)])
    let before = journey.top.id
    try journey.go(.back)
    try journey.go(.forward(to: .share))
    #expect(journey.top.id != before)
  }

  @Test func replacingTheTopKeepsTheIdentityOfTheRest() throws {
    var journey: Journey<Place> = Journey(.course, [.push(.share), .push(.scheduler)])
    let before = journey.steps.map(\.id)
    try journey.go(.replaceTop(with: .scheduler))
    #expect(journey.steps.prefix(2).map(\.id) == Array(before.prefix(2)))
    #expect(journey.top.id != before[2])
  }

  @Test func replacingEverythingKeepsTheStepsWithWhichBothBegin() throws {
    var journey: Journey<Place> = Journey(.course, [.push(.share), .push(.scheduler)])
    let before = journey.steps.map(\.id)
    try journey.go(.replaceAll(with: Journey(.course, [.push(.share), .sheet(.scheduler)])))
    #expect(journey.steps.prefix(2).map(\.id) == Array(before.prefix(2)))
    #expect(journey.top.id != before[2])
  }

  @Test func anEventOfAStepThatHasGoneDoesNothingToItsSuccessor() throws {
    var journey: Journey<Place> = Journey(.course, [.push(.share)])
    let stale = journey.top.id
    try journey.go([.back, .forward(to: .share)])
    #expect(!journey.steps.contains { $0.id == stale })
    #expect(journey.top.id != stale)
  }

  @Test func everyStepHasItsOwnIdentity() throws {
    var journey = Journey<Place>(.course)
    for number in 1...100 {
      try journey.go(.forward(to: .task("\(number)")))
      if number.isMultiple(of: 3) { try journey.go(.back) }
    }
    #expect(Set(journey.steps.map(\.id)).count == journey.steps.count)
  }

  /// Journeys that become others, with the places that their steps had before; nil is new.
  @Test(
    arguments: [
      ("abcd", "abcd", [0, 1, 2, 3]),
      ("abcd", "abd", [0, 1, 3]),
      ("abd", "abcd", [0, 1, nil, 2]),
      ("abcd", "adcb", [0, 3, 2, 1]),
      ("abba", "aba", [0, 1, 3]),
      ("abab", "abb", [0, 1, 3]),
      ("aabb", "abab", [0, 2, 1, 3]),
      ("abc", "xbc", [nil, 1, 2]),
      ("abc", "a", [0]),
      ("abc", "axyz", [0, nil, nil, nil]),
    ] as [(String, String, [Int?])])
  func stepsThatAreInBothStay(before: String, after: String, places: [Int?]) throws {
    var journey = try Journey(steps: before.map { Journey.Step($0) })
    let old = journey.steps.map(\.id)
    let change = try journey.go(.replaceAll(with: Journey(steps: after.map { Journey.Step($0) })))
    #expect(journey.steps.map { step in old.firstIndex(of: step.id) } == places)
    #expect(change.removed.map(\.id) == old.filter { !journey.steps.map(\.id).contains($0) })
    #expect(change.added.count == places.count { $0 == nil })
  }

  @Test func copiesThatGrowApartShareNoNewIdentity() throws {
    var one: Journey<Place> = Journey(.course)
    var other = one
    try one.go(.forward(to: .share))
    try other.go(.forward(to: .share))
    #expect(one.top.id != other.top.id)
    #expect(one.steps[0].id == other.steps[0].id)
    try one.go(.replaceAll(with: other))
    #expect(one.steps.map(\.id) != other.steps.map(\.id))
  }
}
