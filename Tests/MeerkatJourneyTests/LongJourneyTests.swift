import MeerkatJourney
import Testing

struct LongJourneyTests {
  @Test func aHundredThousandStepsAreNoProblem() throws {
    var journey = Journey<Int>(root: 0)
    for number in 1...100_000 {
      try journey.go(.forward(to: number, style: number.isMultiple(of: 1000) ? .sheet : .push))
    }
    #expect(journey.layers.count == 101)
    for _ in 1...100_000 { try journey.go(.back) }
    #expect(journey == [.root(0)])
  }
}
