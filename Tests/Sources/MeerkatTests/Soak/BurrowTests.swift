import Foundation
import Meerkat
import PropertySupport
import Testing

/// What must always hold, whatever flows, guards, callbacks and users do at once.
///
/// Nobody is removed unasked, the end of each place is told once, and so is everybody who waits; what
/// is on screen is there; archives and links lead back; and nothing that has gone is alive.
@MainActor
struct BurrowTests {
  @Test("Whatever happens, everything is accounted for", arguments: 1...12 as ClosedRange<UInt64>)
  func accounts(seed: UInt64) async {
    let report = await Self.run(count: 40, seed: seed)
    if report.failure != nil { Issue.record("\(report)") }
  }

  /// As many commands as the environment says: see `make soak`.
  @Test(.enabled(if: Self.soakCount > 0))
  func soak() async {
    var carriedOut = 0
    var seed: UInt64 = Self.firstSeed
    while carriedOut < Self.soakCount {
      let report = await Self.run(count: 100, seed: seed) { carriedOut += $0 }
      seed += 1
      print("\(carriedOut) of \(Self.soakCount) commands: \(report)")
      if report.failure != nil { return _ = Issue.record("\(report)") }
    }
  }

  /// The commands in a file, as a failure lists them, with what is there after each.
  @Test(.enabled(if: Self.replayed != nil))
  func replay() async throws {
    let text = try String(contentsOfFile: Self.replayed ?? "", encoding: .utf8)
    let commands = text.split(separator: "\n").compactMap { BurrowCommand(line: $0) }
    let run = try BurrowRun(of: commands)
    for (index, command) in commands.enumerated() {
      let failure = try await run.carryOut(command, index: index + 1)
      print("\(index + 1). \(command)\n\(run.colony.alive.first?.outline ?? "")")
      if let failure { return _ = Issue.record("\(failure)") }
    }
  }

  nonisolated static let replayed = ProcessInfo.processInfo.environment["MEERKAT_REPLAY"]

  nonisolated static let firstSeed =
    ProcessInfo.processInfo.environment["MEERKAT_SEED"].flatMap { UInt64($0) } ?? 1_000

  nonisolated static let soakCount =
    ProcessInfo.processInfo.environment["MEERKAT_SOAK"].flatMap { Int($0) } ?? 0

  private static func run(
    count: Int, seed: UInt64, didTry: (Int) -> Void = { _ in }
  ) async -> CheckReport<BurrowCommand> {
    await check(
      "everything is accounted for", count: count, seed: seed,
      generate: { random in
        let count = Int.random(in: 1...40, using: &random)
        return (0..<count).map { _ in BurrowCommand.random(&random) }
      },
      property: { commands in
        didTry(commands.count)
        return await failure(of: commands)
      })
  }

  private static func failure(of commands: [BurrowCommand]) async -> String? {
    do {
      let run = try BurrowRun(of: commands)
      for (index, command) in commands.enumerated() {
        if let failure = try await run.carryOut(command, index: index + 1) {
          _ = await run.end()
          return "after \(command): \(failure)"
        }
      }
      return await run.end()
    } catch {
      return "\(error)"
    }
  }
}
