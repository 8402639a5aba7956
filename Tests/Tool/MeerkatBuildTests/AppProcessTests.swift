#if os(Linux)
  import Foundation
  import MeerkatBuild
  import Testing

  @Suite struct AppProcessTests {
    private func lines(of program: String, _ arguments: [String]) async throws -> [String] {
      let process = try AppProcess(
        URL(filePath: program), arguments, in: URL(filePath: "/"))
      var lines: [String] = []
      for await case .line(let line) in process.events { lines.append(line) }
      return lines
    }

    /// Otherwise it couldn't be interrupted.
    @Test func aProgramBlocksNoSignals() async throws {
      let lines = try await lines(of: "/bin/cat", ["/proc/self/status"])
      #expect(lines.contains("SigBlk:\t0000000000000000"))
    }

    /// A limit for what runs must not depend on what else the machine does.
    @Test func workIsCountedByTheProcessor() async throws {
      let limit = Duration.milliseconds(100)
      let idle = try AppProcess(
        URL(filePath: "/bin/sleep"), ["60"], in: URL(filePath: "/"))
      let waited = try await ContinuousClock().measure { try await idle.work(for: limit) }
      #expect(waited >= limit * 20)
      await idle.end()
      let busy = try AppProcess(
        URL(filePath: "/bin/sh"), ["-c", "while :; do :; done"], in: URL(filePath: "/"))
      try await busy.work(for: limit)
      let time = try String(contentsOfFile: "/proc/\(busy.id)/schedstat", encoding: .utf8)
      #expect(try #require(Int(time.prefix { $0 != " " })) >= 100_000_000)
      await busy.end()
    }

    @Test func whatAProgramPrintsLastIsHeard() async throws {
      #expect(try await lines(of: "/bin/sh", ["-c", "echo one; echo two"]) == ["one", "two"])
    }
  }
#endif
