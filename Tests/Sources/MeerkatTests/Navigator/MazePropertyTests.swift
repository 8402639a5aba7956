import Meerkat
import MeerkatTesting
import PropertySupport
import Testing

/// What must always hold, tried on random sequences of what flows and users do.
@MainActor
struct MazePropertyTests {
  @Test(
    "Flows in flows, the screen and one plain list agree after every event",
    arguments: [(isShown: false, count: 200), (isShown: true, count: 10)],
    1...20 as ClosedRange<UInt64>)
  func agreement(kind: (isShown: Bool, count: Int), seed: UInt64) async {
    // Few at a time, so that whoever else waits for the main actor has a turn.
    let (isShown, count) = kind
    let report = await check(
      isShown ? "flows and screen agree with the list" : "flows agree with the list",
      count: count, seed: seed,
      generate: { random in
        (0..<Int.random(in: 1...25, using: &random)).map { _ in MazeCommand.random(&random) }
      },
      property: { MazePropertyTests.failure(of: $0, isShown: isShown) })
    print(report)
    #expect(report.failure == nil, "\(report)")
  }

  private static func failure(of commands: [MazeCommand], isShown: Bool) -> String? {
    var census: Census?
    do {
      var run = try MazeRun(isShown: isShown)
      census = run.census
      for (index, command) in commands.enumerated() {
        if let failure = run.carryOut(command, number: index + 1) {
          return "after \(command): \(failure)"
        }
        // A host lets go of what it showed when it next draws.
        _ = run.app?.screenText
        if run.census.alive != run.model.flows.count {
          return "after \(command): \(run.census.alive) flows, not \(run.model.flows.count)"
        }
      }
    } catch {
      return "\(error)"
    }
    return census?.alive == 0 ? nil : "\(census?.alive ?? 0) flows are left at the end"
  }
}
