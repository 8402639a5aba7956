import MeerkatJourney
import Testing

struct LongJourneyTests {
  @Test func aHundredThousandStepsAreNoProblem() throws {
    var journey = Journey<Int>(0)
    for number in 1...100_000 {
      try journey.go(.forward(to: number, style: number.isMultiple(of: 1000) ? .sheet : .push))
    }
    #expect(journey.layers.count == 101)
    for _ in 1...100_000 { try journey.go(.back) }
    #expect(journey == Journey(0))
  }

  @Test func aHundredThousandStepsAreLeftAtOnceAndTakenApartWithoutRecursion() throws {
    var journey = Journey<Int>(0)
    for number in 1...100_000 {
      try journey.go(.forward(to: number, style: number.isMultiple(of: 2) ? .sheet : .push))
    }
    var other = journey
    #expect(try other.go(.backToRoot).removed.count == 100_000)
    #expect(journey.layers.count == 50_001)
    #expect(try journey.go(Array(repeating: .back, count: 100_000)).removed.count == 100_000)
    #expect(journey == other)
  }
}
