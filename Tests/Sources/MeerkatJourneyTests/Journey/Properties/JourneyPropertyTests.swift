import MeerkatJourney
import PropertySupport
import Testing

/// What holds wherever the user goes, tried on random ways.
struct JourneyPropertyTests {
  @Test func aJourneyGoesWhereTheModelGoes() async {
    expectHolds(
      await check(
        "a journey goes where the model goes", count: 2_000,
        generate: RandomDirections.list(upTo: 20)
      ) { directions in
        var walk = Walk()
        return directions.lazy.compactMap { walk.go($0) }.first
      })
  }

  @Test func severalDirectionsAreAllFollowedOrNone() async {
    expectHolds(
      await check(
        "several directions are all followed or none", count: 2_000,
        generate: RandomDirections.list(upTo: 8)
      ) { directions in
        let start: Journey<Int> = Journey(0, [.push(1), .sheet(2), .push(3)])
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
        let (old, new) = (start.steps.map(\.id), together.steps.map(\.id))
        if old.prefix(change.kept) != new.prefix(change.kept) { return "kept: \(change)" }
        if change.removed.map(\.id) != old.filter({ !new.contains($0) }) {
          return "removed: \(change)"
        }
        if change.added.map(\.id) != new.filter({ !old.contains($0) }) { return "added: \(change)" }
        return together == one ? nil : "\(together) instead of \(one)"
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
