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
      let (token, _) = try await server.visitor()
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
  ])
  func clientsAreToldApart(first: String, second: String, isSame: Bool) async throws {
    try await RunningServer.with {
      $0.pageRatePerAddress = RateLimit(perSecond: 1, burst: 1)
      $0.trustedProxies = ["203.0.113.9"]
    } _: { server in
      let (one, other) = (try await server.page(from: first), try await server.page(from: second))
      #expect(one?.status == 200)
      #expect(other?.status == (isSame ? 429 : 200))
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
      let (_, wire) = try await server.visitor(from: "192.0.2.1")
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
