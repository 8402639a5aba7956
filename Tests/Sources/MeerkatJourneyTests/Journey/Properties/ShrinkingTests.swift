import MeerkatJourney
import PropertySupport
import Testing

/// That a property can fail, and how one reads it then.
struct ShrinkingTests {
  /// A model that takes closing for going back, which it is only where nothing was pushed.
  @Test func aWrongModelIsShownByTheShortestWayToItsMistake() async throws {
    let report = await check(
      "closing is going back", count: 500, seed: 5, generate: RandomDirections.list(upTo: 30)
    ) { directions in
      var journey = Journey(0)
      var model = JourneyModel()
      for direction in directions {
        _ = try? journey.go(direction)
        _ = model.go(direction == .close ? .back : direction)
        if journey.steps != model.steps { return "\(journey) instead of \(model.steps)" }
      }
      return nil
    }
    #expect(
      report.description == """
        “closing is going back” fails at sequence 9 (seed 5), shortened from 18 to 2:
          1. forward(to: 0, style: push)
          2. close
          → [0, push 0] instead of [push 0]
        """)
  }

  static let shrunk: [([Int], [Int])] = [
    ([1, 2, 3, 4, 5, 6, 7, 8], [3, 7]),
    ([3, 7], [3, 7]),
    ([7, 7, 7, 3, 3, 3], [7, 3]),
  ]

  @Test(arguments: shrunk)
  func whatCanBeMissedIsLeftOut(sequence: [Int], shortest: [Int]) async {
    #expect(await shrink(sequence) { $0.contains(3) && $0.contains(7) } == shortest)
  }

  @Test func theReportNamesTheSequenceOneElementALine() async {
    let report = await check("no sixes", count: 9, seed: 1, generate: { _ in [1, 6, 2] }) {
      $0.contains(6) ? "there is a six" : nil
    }
    #expect(
      report.description == """
        “no sixes” fails at sequence 1 (seed 1), shortened from 3 to 1:
          1. 6
          → there is a six
        """)
  }

  @Test func theReportSaysHowManySequencesHeld() async {
    let report = await check("true", count: 70, seed: 4, generate: { _ in [1] }) { _ in nil }
    #expect(report.description == "“true” holds for 70 sequences (seed 4)")
  }

  @Test func theSameSeedGivesTheSameSequences() {
    var one = SplitMix64(seed: 42)
    var other = SplitMix64(seed: 42)
    let generate = RandomDirections.list(upTo: 50)
    #expect(generate(&one) == generate(&other))
    #expect(generate(&one) != generate(&one))
  }

  /// The first numbers that the published algorithm gives for 1234567.
  @Test func theNumbersAreThoseOfSplitMix64() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers: [UInt64] = [random.next(), random.next(), random.next()]
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
