import MeerkatBrowser
import NIOCore
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.timeLimit(.minutes(10)))
struct StartAndStopTests {
  @Test func aServerStartsAndStopsManyTimes() async throws {
    for _ in 0..<20 {
      try await RunningServer.with { server in
        #expect(server.address.port > 0)
        #expect(server.address.url == "http://127.0.0.1:\(server.address.port)/")
        let answer = try await server.page()
        #expect(answer?.page == "session 1 new")
      }
    }
  }

  @Test func severalServersRunSideBySide() async throws {
    try await RunningServer.with { first in
      try await RunningServer.with { second in
        #expect(first.address.port != second.address.port)
        let token = try await first.page()?.token ?? ""
        let wire = try await second.wire()
        _ = await wire.openSocket(token: token)
        #expect(await wire.frame() == .closed(4404))
      }
    }
  }

  @Test func aTakenPortSaysSoAndTheWayOut() async throws {
    try await RunningServer.with { server in
      let port = server.address.port
      var configuration = LiveServer.Configuration()
      configuration.port = port
      configuration.endsOnSignals = false
      let second = LiveServer(configuration: configuration, assets: [:]) { request in
        FakeSession(request: request, diary: Diary(lines: AsyncStream.makeStream().continuation))
      }
      let error = await #expect(throws: LiveServer.Error.self) { try await second.run() }
      #expect(error == .portTaken(port, host: "127.0.0.1"))
      #expect(
        error?.description == """
          Port \(port) on 127.0.0.1 is taken by another program: \
          choose another with --port, or any free one with --port 0.
          """)
    }
  }

  @Test func anAddressOfAnotherMachineIsRefusedInOneLine() async throws {
    let error = await #expect(throws: LiveServer.Error.self) {
      try await RunningServer.with(configuring: { $0.host = "192.0.2.1" }) { _ in }
    }
    #expect(error?.description.hasPrefix("Cannot listen on 192.0.2.1, port 0: ") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test func theEndIsToldToPagesAndSessions() async throws {
    // Kept beyond the server's end, to read what came last.
    var kept: (server: RunningServer, wire: Wire)?
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      _ = try await server.page("/parked")
      kept = (server, wire)
    }
    let (server, wire) = try #require(kept)
    #expect(await wire.frames(2) == [.closed(1001), .gone])
    #expect(await server.happened(3) == ["1 made /", "1 connected 0", "2 made /parked"])
    #expect(await Set(server.happened(2)) == ["1 ended", "2 ended"])
  }

  @Test func nobodyIsLetInAfterTheEnd() async throws {
    // A host of this test's own: another test's server could be given the port that has become free.
    let host = "127.0.0.2"
    var port = 0
    try await RunningServer.with(configuring: { $0.host = host }) { server in
      port = server.address.port
      _ = try await Wire.connect(to: host, port: port)
    }
    await #expect(throws: (any Error).self) { try await Wire.connect(to: host, port: port) }
  }

  @Test(.serialized, arguments: [SIGINT, SIGTERM])
  func aSignalEndsTheServer(number: Int32) async throws {
    var configuration = LiveServer.Configuration()
    configuration.port = 0
    let server = LiveServer(configuration: configuration, assets: [:]) { request in
      FakeSession(request: request, diary: Diary(lines: AsyncStream.makeStream().continuation))
    }
    try await server.run { _ in kill(getpid(), number) }
  }

  @Test func noTokenIsEverLogged() async throws {
    try await RunningServer.with { server in
      let (token, wire) = try await server.user()
      _ = try await server.page("/~/none?token=\(token)", cookie: "meerkat-resume=\(token)")
      _ = try await server.wire().openSocket(token: token, origin: nil)
      _ = try await server.wire().openSocket(token: token, seen: token)
      _ = try await server.wire().request("POST", "/?\(token)")
      _ = try await server.socket(of: token)
      wire.sendFrame(0x82, [])
      #expect(server.log.lines.count == 4)
      #expect(server.log.lines.allSatisfy { !$0.contains(token) && !$0.contains("\n") })
    }
  }
}
