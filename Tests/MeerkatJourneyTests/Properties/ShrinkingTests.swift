import MeerkatJourney
import PropertySupport
import Testing

/// That a property can fail, and how one reads it then.
struct ShrinkingTests {
  /// A model that forgets that a step back closes a presentation as well.
  @Test func aWrongModelIsShownByTheShortestWayToItsMistake() throws {
    let report = check(
      "back only pops", count: 500, seed: 3, generate: RandomDirections.list(upTo: 30)
    ) { directions in
      var journey = Journey(root: 0)
      for direction in directions {
        let before = journey
        guard (try? journey.go(direction)) != nil, direction == .back else { continue }
        if before.top.style == .sheet { return "back closed \(before.top)" }
      }
      return nil
    }
    let failure = try #require(report.failure)
    #expect(failure.originalLength > 2)
    #expect(failure.sequence.count == 2)
    #expect(failure.sequence.last == .back)
    #expect(
      report.description.split(separator: "\n").dropFirst().last?.hasPrefix(
        "  → back closed sheet ") == true)
  }

  static let shrunk: [([Int], [Int])] = [
    ([1, 2, 3, 4, 5, 6, 7, 8], [3, 7]),
    ([3, 7], [3, 7]),
    ([7, 7, 7, 3, 3, 3], [7, 3]),
  ]

  @Test(arguments: shrunk)
  func whatCanBeMissedIsLeftOut(sequence: [Int], shortest: [Int]) {
    #expect(shrink(sequence) { $0.contains(3) && $0.contains(7) } == shortest)
  }

  @Test func theReportNamesTheSequenceOneElementALine() {
    let report = check("no sixes", count: 9, seed: 1, generate: { _ in [1, 6, 2] }) {
      $0.contains(6) ? "there is a six" : nil
    }
    #expect(
      report.description == """
        “no sixes” fails at sequence 1 (seed 1), shortened from 3 to 1:
          1. 6
          → there is a six
        """)
  }

  @Test func theReportSaysHowManySequencesHeld() {
    let report = check("true", count: 70, seed: 4, generate: { _ in [1] }) { _ in nil }
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
