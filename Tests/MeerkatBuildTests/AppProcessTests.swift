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

    @Test func whatAProgramPrintsLastIsHeard() async throws {
      #expect(try await lines(of: "/bin/sh", ["-c", "echo one; echo two"]) == ["one", "two"])
    }
  }
#endif
