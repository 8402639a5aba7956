import ClockSupport
import MeerkatBrowser
import NIOCore
import NIOPosix
import Testing

/// The port for those who look after a server.
@Suite(.timeLimit(.minutes(10)))
struct MonitorTests {
  @Test func saysThatItIsAliveAndReady() async throws {
    try await withMonitor { _, wire in
      var statuses: [Int?] = []
      for path in ["/health", "/ready", "/"] {
        statuses.append(try await wire().request("GET", path)?.status)
      }
      #expect(statuses == [200, 200, 404])
    }
  }

  @Test(arguments: [
    ("localhost:9090", 200), ("127.0.0.1", 200), ("10.1.2.3:9090", 200), ("[2001:db8::1]", 200),
    ("todos.example.com", 200), ("attacker.example", 403), ("127.0.0.1.attacker.example", 403),
  ])
  func namesOfOthersAreRefused(host: String, status: Int) async throws {
    try await withMonitor {
      $0.allowedHosts = ["todos.example.com"]
    } _: { _, wire in
      let answer = try await wire().request("GET", "/metrics", ["Host: \(host)"])
      #expect(answer?.status == status)
    }
  }

  @Test(arguments: [("GET", 200), ("POST", 405), ("DELETE", 405)])
  func nothingCanBeChanged(method: String, status: Int) async throws {
    try await withMonitor { _, wire in
      let answer = try await wire().request(method, "/health")
      #expect(answer?.status == status)
    }
  }

  @Test func aHeadHasNoBody() async throws {
    try await withMonitor { _, wire in
      let wire = try await wire()
      wire.ask("HEAD", "/health", ["Host: localhost"])
      let answer = await wire.read(upTo: "\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 200"))
      #expect(await wire.isClosed())
    }
  }

  @Test func aRequestThatNeverEndsIsCutOff() async throws {
    try await withMonitor {
      $0.requestTimeout = .seconds(15)
    } _: { server, wire in
      let wire = try await wire()
      wire.write("GET /health HT")
      await server.pass(.seconds(15))
      #expect(await wire.isClosed())
    }
  }

  @Test func manyConnectionsLeaveRoomForOneMore() async throws {
    try await withMonitor { _, wire in
      var wires: [Wire] = []
      for _ in 0..<65 {
        let wire = try await wire()
        wire.write("GET /health HT")
        wires.append(wire)
      }
      #expect(await Wire.isOneClosed(of: wires))
      #expect(try await wire().request("GET", "/health")?.status == 200)
    }
  }

  @Test func aTurnThatTakesLongIsNamed() async throws {
    try await withMonitor { server, wire in
      let (_, page) = try await server.user()
      page.send(#"[1,"h",0,0,"/hold?a"]"#)
      _ = await server.happened(3)
      server.clock.advance(by: .milliseconds(60))
      server.release()
      _ = await page.frame()
      await server.log.waitForLines(1)
      #expect(server.log.lines == ["Nobody else was served for 60 ms: the event history of /"])
      let metrics = try await wire().request("GET", "/metrics")?.body ?? ""
      #expect(
        metrics.contains(
          #"meerkat_longest_turn_seconds{turn="the event history",page="/"} 0.06"#))
      #expect(metrics.contains("\nmeerkat_long_turns_total 1\n"))
    }
  }

  @Test func countsWhatHappens() async throws {
    try await withMonitor { server, monitor in
      let (_, wire) = try await server.user()
      wire.send("a")
      _ = await wire.frame()
      _ = try await server.wire().request("POST", "/")
      _ = try await server.page()
      let answer = try await monitor().request("GET", "/metrics")
      let metrics = answer?.body.split(separator: "\n") ?? []
      for line in [
        #"meerkat_sessions{state="connected"} 1"#, #"meerkat_sessions{state="waiting"} 1"#,
        "meerkat_refusals_total 1", "meerkat_sent_bytes_total 18", "meerkat_event_seconds_count 1",
        #"meerkat_event_seconds_bucket{le="+Inf"} 1"#, "meerkat_store_failures 0",
      ] { #expect(metrics.contains { $0 == line }, "no \(line)") }
    }
  }

  @Test func aPortThatIsTakenIsAnError() async throws {
    try await RunningServer.with { first in
      var configuration = LiveServer.Configuration()
      configuration.port = 0
      configuration.endsOnSignals = false
      configuration.monitor = first.address
      let second = LiveServer(configuration: configuration, assets: [:]) { request in
        FakeSession(request: request, diary: Diary(lines: AsyncStream.makeStream().continuation))
      }
      await #expect(throws: LiveServer.Error.portTaken(first.address.port, host: "127.0.0.1")) {
        try await second.run()
      }
    }
  }

  private func withMonitor(
    configuring configure: (inout LiveServer.Configuration) -> Void = { _ in },
    _ body: (RunningServer, () async throws -> Wire) async throws -> Void
  ) async throws {
    // Another test may have been given the port before the monitor takes it.
    for _ in 1..<10 {
      do { return try await withMonitorOnce(configure, body) } catch LiveServer.Error.portTaken {}
    }
    try await withMonitorOnce(configure, body)
  }

  private func withMonitorOnce(
    _ configure: (inout LiveServer.Configuration) -> Void,
    _ body: (RunningServer, () async throws -> Wire) async throws -> Void
  ) async throws {
    // The system names a port that is free, as a rule a moment later too.
    let probe = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(probe.localAddress?.port)
    try await probe.close().get()
    try await RunningServer.with(configuring: {
      configure(&$0)
      $0.monitor = LiveServer.Address(host: "127.0.0.1", port: port)
    }) { server in
      try await body(server) { try await Wire.connect(port: port) }
    }
  }
}
