import ClockSupport
import MeerkatBrowser
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SessionLifetimeTests {
  @Test func aPageThatNeverConnectsIsDroppedAfterThirtySeconds() async throws {
    try await RunningServer.with { server in
      let token = try await server.page()?.token ?? ""
      await server.pass(.seconds(30))
      #expect(await server.happened(2) == ["1 made /", "1 ended"])
      let wire = try await server.wire()
      _ = await wire.openSocket(token: token)
      #expect(await wire.frame() == .closed(4404))
    }
  }

  @Test func aPageThatIsGoneIsDroppedAfterTwoMinutes() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.close()
      await server.pass(.seconds(120))
      #expect(
        await server.happened(4) == ["1 made /", "1 connected 0", "1 disconnected", "1 ended"])
    }
  }

  @Test func aPageThatComesBackInTimeIsKept() async throws {
    try await RunningServer.with { server in
      let (token, wire) = try await server.user()
      wire.close()
      await server.clock.sleepers(1, for: .seconds(120))
      server.clock.advance(by: .seconds(119))
      let again = try await server.socket(of: token)
      await server.clock.sleepers(0, for: .seconds(120))
      server.clock.advance(by: .seconds(1_000))
      again.send("a")
      #expect(await again.frame() == .text("echo a"))
    }
  }

  @Test func theTimesCanBeChosen() async throws {
    try await RunningServer.with(configuring: { $0.connectionGrace = .seconds(5) }) { server in
      _ = try await server.page()
      await server.pass(.seconds(5))
      #expect(await server.happened(2).last == "1 ended")
    }
  }

  @Test func theOldestParkedSessionMakesRoom() async throws {
    try await RunningServer.with(configuring: { $0.maximumSessions = 3 }) { server in
      let (_, connected) = try await server.user()
      _ = try await server.page("/b")
      _ = try await server.page("/c")
      _ = try await server.page("/d")
      #expect(
        await server.happened(6)
          == ["1 made /", "1 connected 0", "2 made /b", "3 made /c", "2 ended", "4 made /d"])
      connected.send("a")
      #expect(await connected.frame() == .text("echo a"))
    }
  }

  @Test func whenAllAreConnectedNobodyElseComesIn() async throws {
    try await RunningServer.with(configuring: { $0.maximumSessions = 1 }) { server in
      let (_, wire) = try await server.user()
      let answer = try await server.page()
      #expect(answer?.status == 503)
      #expect(
        answer?.body == "Too many people are here right now. Please try again in a minute.\n")
      #expect(server.log.lines == ["Refused GET / (503): all sessions are connected"])
      wire.close()
      _ = await server.happened(3)
      #expect(try await server.page()?.page == "session 2 new")
    }
  }
}
