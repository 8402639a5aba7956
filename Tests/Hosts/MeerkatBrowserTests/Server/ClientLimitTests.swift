import ClockSupport
import MeerkatBrowser
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ClientLimitTests {
  @Test func anAddressOpensOnlySoManyPagesAtOnce() async throws {
    let limit = RateLimit(perSecond: 1, burst: 2)
    try await RunningServer.with(configuring: { $0.pageRatePerAddress = limit }) { server in
      for _ in 0..<2 {
        let answer = try await server.page(from: "192.0.2.1")
        #expect(answer?.status == 200)
      }
      let answer = try await server.page(from: "192.0.2.1")
      #expect(answer?.status == 429)
      #expect(answer?.headers["retry-after"] == "10")
      #expect(try await server.page(from: "192.0.2.2")?.status == 200)
      server.clock.advance(by: .seconds(1))
      #expect(try await server.page(from: "192.0.2.1")?.status == 200)
    }
  }

  @Test func anAddressOpensOnlySoManySocketsAtOnce() async throws {
    let limit = RateLimit(perSecond: 1, burst: 1)
    try await RunningServer.with(configuring: { $0.socketRatePerAddress = limit }) { server in
      let (token, _) = try await server.user()
      let wire = try await server.wire()
      _ = await wire.openSocket(token: token)
      #expect(await wire.frame() == .closed(4429))
    }
  }

  /// Each pair of requests comes from one client, or from two.
  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    // What a client adds itself stands before what the proxy has seen.
    ("198.51.100.1, 192.0.2.1", "198.51.100.2, 192.0.2.1", true),
    ("192.0.2.1, 127.0.0.1", "192.0.2.2, 127.0.0.1", false),
    ("192.0.2.1, 203.0.113.9", "192.0.2.2, 203.0.113.9", false),
    ("192.0.2.1, 203.0.113.10", "192.0.2.2, 203.0.113.10", true),
    ("nonsense", "other nonsense", true), ("192.0.2.1, x", "192.0.2.2, x", true),
    ("2001:db8::1", "2001:db8::2:1", true), ("2001:db8::1", "2001:db8:0:1::1", false),
    ("::ffff:192.0.2.1", "192.0.2.1", true), ("[2001:db8::1]", "2001:db8::1", true),
    ("192.0.2.1, 2001:db8:9::1", "192.0.2.2, 2001:db8:9::1", false),
    // A neighbour of the proxy is no proxy.
    ("192.0.2.1, 2001:db8:9::2", "192.0.2.2, 2001:db8:9::2", true),
  ])
  func clientsAreToldApart(first: String, second: String, isSame: Bool) async throws {
    try await RunningServer.with {
      $0.pageRatePerAddress = RateLimit(perSecond: 1, burst: 1)
      $0.trustedProxies = ["203.0.113.9", "2001:db8:9::1"]
    } _: { server in
      let (one, other) = (try await server.page(from: first), try await server.page(from: second))
      #expect(one?.status == 200)
      #expect(other?.status == (isSame ? 429 : 200))
    }
  }

  @Test func aSessionThatShowsTooMuchEnds() async throws {
    let store = InMemorySessionStore()
    try await RunningServer.with {
      $0.maximumElements = 100
      $0.store = store
    } _: { server in
      let (token, wire) = try await server.user()
      wire.send("grow")
      #expect(await wire.frames(2) == [.text("echo grow"), .closed(4413)])
      #expect(
        await server.happened(4) == ["1 made /", "1 connected 0", "1 received grow", "1 ended"])
      #expect(
        server.log.lines.contains(
          "Ended a session that is too large: 1000 elements, a page of 0 bytes"))
      // It is not made again from what was kept, and a page begins anew.
      let page = try await server.page(cookie: "meerkat-resume=\(token)")
      #expect(page?.page == "session 2 new")
    }
  }

  @Test(arguments: [(5, nil), (100, nil), (100, 20)])
  func aPageThatIsTooLargeIsRefused(elements: Int, bytes: Int?) async throws {
    try await RunningServer.with {
      $0.maximumElements = elements
      if let bytes { $0.maximumPageSize = bytes }
    } _: { server in
      let answer = try await server.page()
      #expect(answer?.status == (elements < 10 || bytes != nil ? 503 : 200))
    }
  }

  @Test func aChangeThatIsTooLargeIsNotSent() async throws {
    try await RunningServer.with(configuring: { $0.maximumPageSize = 1 << 20 }) { server in
      let wire = try await server.user().wire
      wire.send("large")
      #expect(await wire.frame() == .closed(4413))
    }
  }

  @Test func anAddressWithItsShareLosesItsOwnPages() async throws {
    try await RunningServer.with(configuring: { $0.maximumSessionsPerAddress = 2 }) { server in
      for path in ["/a", "/b", "/c"] { _ = try await server.page(path, from: "192.0.2.1") }
      _ = try await server.page("/d", from: "192.0.2.2")
      #expect(
        await server.happened(5) == ["1 made /a", "2 made /b", "1 ended", "3 made /c", "4 made /d"])
    }
  }

  @Test func anAddressWhoseShareIsConnectedOpensNoOther() async throws {
    try await RunningServer.with(configuring: { $0.maximumSessionsPerAddress = 1 }) { server in
      let (_, wire) = try await server.user(from: "192.0.2.1")
      #expect(try await server.page(from: "192.0.2.1")?.status == 429)
      #expect(try await server.page(from: "192.0.2.2")?.status == 200)
      wire.send("a")
      #expect(await wire.frame() == .text("echo a"))
    }
  }

  @Test func whoOpensManyPagesDrivesNobodyElseOut() async throws {
    try await RunningServer.with(configuring: { $0.maximumSessions = 3 }) { server in
      _ = try await server.page("/away", from: "192.0.2.1")
      for path in ["/a", "/b", "/c"] { _ = try await server.page(path, from: "192.0.2.2") }
      #expect(
        await server.happened(5)
          == ["1 made /away", "2 made /a", "3 made /b", "2 ended", "4 made /c"])
    }
  }
}
