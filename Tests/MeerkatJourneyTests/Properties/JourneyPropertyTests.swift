import Foundation
import MeerkatJourney
import PropertySupport
import Testing

/// What holds wherever the user goes, tried on random ways.
struct JourneyPropertyTests {
  @Test func aJourneyGoesWhereTheModelGoes() {
    expectHolds(
      check(
        "a journey goes where the model goes", count: 2_000,
        generate: RandomDirections.list(upTo: 20)
      ) { directions in
        var walk = Walk()
        return directions.lazy.compactMap { walk.go($0) }.first
      })
  }

  @Test func severalDirectionsAreAllFollowedOrNone() {
    expectHolds(
      check(
        "several directions are all followed or none", count: 2_000,
        generate: RandomDirections.list(upTo: 8)
      ) { directions in
        let start: Journey<Int> = [.root(0), .push(1), .sheet(2), .push(3)]
        var one = start
        var together = start
        do {
          for direction in directions { try one.go(direction) }
        } catch {
          _ = try? together.go(directions)
          let ids = together.steps.map(\.id)
          return together == start && ids == start.steps.map(\.id) ? nil : "\(together)"
        }
        guard let change = try? together.go(directions) else { return "refused" }
        let kept = start.steps.prefix(change.kept)
        if Array(kept + change.removed) != start.steps { return "removed: \(change)" }
        if Array(kept + change.added) != together.steps { return "added: \(change)" }
        return together == one ? nil : "\(together) instead of \(one)"
      })
  }

  @Test func theDirectionsToAnotherJourneyLeadThere() {
    expectHolds(
      check(
        "the directions to another journey lead there", count: 2_000,
        generate: { random in
          [RandomDirections.journey(&random), RandomDirections.journey(&random)]
        }
      ) { pair in
        guard let start = pair.first, let end = pair.last else { return nil }
        let common = zip(start.steps, end.steps).prefix { $0 == $1 }.count
        var journey = start
        for direction in start.directions(to: end) {
          guard (try? journey.go(direction)) != nil else { return "\(direction) is refused" }
        }
        if journey != end { return "\(journey) instead of \(end)" }
        let kept = journey.steps.prefix(common).map(\.id)
        return kept == start.steps.prefix(common).map(\.id) ? nil : "a kept step is another one"
      })
  }

  @Test func savingAndReadingGivesTheSameJourney() {
    expectHolds(
      check(
        "saving and reading gives the same journey", count: 500,
        generate: RandomDirections.list(upTo: 20)
      ) { directions in
        var journey = Journey(root: 0)
        for direction in directions { _ = try? journey.go(direction) }
        guard let data = try? JSONEncoder().encode(journey),
          let read = try? JSONDecoder().decode(Journey<Int>.self, from: data)
        else { return "\(journey) cannot be saved or read" }
        return read == journey && read.hashValue == journey.hashValue ? nil : "\(read)"
      })
  }
}

/// Records the shortest sequence that fails; prints how many were tried.
func expectHolds<Element>(
  _ report: CheckReport<Element>, sourceLocation: SourceLocation = #_sourceLocation
) {
  print(report)
  #expect(report.failure == nil, "\(report)", sourceLocation: sourceLocation)
}
