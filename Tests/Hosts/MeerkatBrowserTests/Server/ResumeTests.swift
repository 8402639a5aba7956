import ClockSupport
import MeerkatBrowser
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ResumeTests {
  private let clearing = "meerkat-resume=; Max-Age=0; Path=/; SameSite=Strict"

  @Test func aReloadKeepsTheSession() async throws {
    try await RunningServer.with { server in
      let (token, wire) = try await server.user()
      wire.close()
      _ = await server.happened(3)
      let page = try await server.page(cookie: "a=b; meerkat-resume=\(token); c=d")
      #expect(page?.page == "session 1 resumed")
      #expect(page?.token == token)
      #expect(page?.headers["set-cookie"] == clearing)
      _ = try await server.socket(of: token)
      #expect(await server.happened(1) == ["1 connected 0"])
    }
  }

  @Test func anotherAddressIsAnotherPage() async throws {
    try await RunningServer.with { server in
      let (token, wire) = try await server.user()
      let page = try await server.page("/other", cookie: "meerkat-resume=\(token)")
      #expect(page?.page == "session 2 new")
      #expect(page?.headers["set-cookie"] == clearing)
      wire.send("a")
      #expect(await wire.frame() == .text("echo a"))
    }
  }

  @Test func aReloadThatIsFasterThanTheOldSocketWins() async throws {
    try await RunningServer.with { server in
      let (token, old) = try await server.user()
      let page = try await server.page(cookie: "meerkat-resume=\(token)")
      #expect(page?.page == "session 1 resumed")
      #expect(await old.frame() == .closed(4409))
      let new = try await server.socket(of: token)
      new.send("a")
      #expect(await new.frame() == .text("echo a"))
      #expect(
        await server.happened(5)
          == ["1 made /", "1 connected 0", "1 disconnected", "1 connected 0", "1 received a"])
    }
  }

  @Test func theNewerSocketWins() async throws {
    try await RunningServer.with { server in
      let (token, old) = try await server.user()
      let new = try await server.socket(of: token)
      #expect(await old.frame() == .closed(4409))
      old.send("from the old page")
      old.sendFrame(0x88, [])
      #expect(await old.isClosed())
      new.send("from the new page")
      #expect(await new.frame() == .text("echo from the new page"))
      #expect(
        await server.happened(5) == [
          "1 made /", "1 connected 0", "1 disconnected", "1 connected 0",
          "1 received from the new page",
        ])
    }
  }

  @Test(arguments: ["", "x", String(repeating: "A", count: 32)])
  func anUnknownSessionIsANewOne(value: String) async throws {
    try await RunningServer.with { server in
      let page = try await server.page(cookie: "meerkat-resume=\(value)")
      #expect(page?.page == "session 1 new")
      #expect(page?.headers["set-cookie"] == clearing)
    }
  }

  @Test func withoutTheCookieThereIsNothingToForget() async throws {
    try await RunningServer.with { server in
      let page = try await server.page(cookie: "not-meerkat-resume=x")
      #expect(page?.headers["set-cookie"] == nil)
    }
  }

  @Test func aResumedPageHasAsLongAsAnyOther() async throws {
    try await RunningServer.with { server in
      let (token, wire) = try await server.user()
      wire.close()
      await server.clock.sleepers(1, for: .seconds(120))
      server.clock.advance(by: .seconds(119))
      _ = try await server.page(cookie: "meerkat-resume=\(token)")
      // The old wait has ended; this is the new one.
      await server.clock.sleepers(1, for: .seconds(120))
      server.clock.advance(by: .seconds(119))
      _ = try await server.socket(of: token)
      #expect(
        await server.happened(4)
          == ["1 made /", "1 connected 0", "1 disconnected", "1 connected 0"])
    }
  }
}
