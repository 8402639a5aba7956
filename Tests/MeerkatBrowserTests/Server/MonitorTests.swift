import ClockSupport
import MeerkatBrowser
import NIOCore
import NIOPosix
import Testing

/// The port for those who look after a server.
@Suite(.timeLimit(.minutes(10)))
struct MonitorTests {
  @Test func saysThatItIsAliveAndReady() async throws {
    try await withMonitor { _, ask in
      let answers = [try await ask("/health"), try await ask("/ready"), try await ask("/")]
      #expect(answers.map { $0?.status } == [200, 200, 404])
    }
  }

  @Test func countsWhatHappens() async throws {
    try await withMonitor { server, ask in
      let (_, wire) = try await server.visitor()
      wire.send("a")
      _ = await wire.frame()
      _ = try await server.wire().request("POST", "/")
      _ = try await server.page()
      let metrics = try await ask("/metrics")?.body.split(separator: "\n") ?? []
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
    _ body: (RunningServer, (String) async throws -> Answer?) async throws -> Void
  ) async throws {
    // Another test may have been given the port before the monitor takes it.
    for _ in 1..<10 {
      do { return try await withMonitorOnce(body) } catch LiveServer.Error.portTaken {}
    }
    try await withMonitorOnce(body)
  }

  private func withMonitorOnce(
    _ body: (RunningServer, (String) async throws -> Answer?) async throws -> Void
  ) async throws {
    // The system names a port that is free, as a rule a moment later too.
    let probe = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(probe.localAddress?.port)
    try await probe.close().get()
    try await RunningServer.with(configuring: {
      $0.monitor = LiveServer.Address(host: "127.0.0.1", port: port)
    }) { server in
      try await body(server) { try await Wire.connect(port: port).request("GET", $0) }
    }
  }
}
