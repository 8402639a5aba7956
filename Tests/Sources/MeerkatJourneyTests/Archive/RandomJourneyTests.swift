import Foundation
import MeerkatJourney
import PropertySupport
import Testing

struct RandomJourneyTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func whatIsSavedIsRestored(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let journey = try randomJourney(using: &random)
    let restored = try Archive.trip(Archive.text(of: Saved(journey)))
    #expect(restored.journey == journey)
    #expect(restored.lost == [])
    let strict = try JSONDecoder().decode(
      Journey<Trip>.self, from: Data(Archive.text(of: journey).utf8))
    #expect(strict == journey)
  }

  private func randomJourney(using random: inout SplitMix64) throws -> Journey<Trip> {
    var journey = Journey<Trip>(.home)
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      guard journey.presentation?.takesSteps ?? true else { break }
      let kind = Presentation.Kind.allCases.randomElement(using: &random) ?? .sheet
      let style: NavigationStyle =
        Bool.random(using: &random) ? .push : .present(Presentation(kind))
      let destination: Trip =
        switch Int.random(in: 0...3, using: &random) {
        case 0: .home
        case 1: .question
        case 2: .day(Int.random(in: .min ... .max, using: &random))
        default: .city(String(["é", "\"", "\\", "\u{0}", "🦦", "/"].shuffled(using: &random)[0]))
        }
      try journey.go(.forward(to: destination, style: style))
    }
    return journey
  }
}
