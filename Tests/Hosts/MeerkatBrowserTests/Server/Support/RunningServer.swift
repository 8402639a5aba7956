import ClockSupport
import Dispatch
import MeerkatBrowser
import MeerkatUI

/// A server that runs while a test does, with what happens in it.
final class RunningServer {
  let address: LiveServer.Address
  let clock: ManualClock
  let log: LogRecorder
  private var diary: AsyncStream<String>.Iterator
  private let hold: DispatchSemaphore

  /// Runs a server of sessions that say what happens to them.
  static func with(
    assets: [String: PageAsset] = [:],
    configuring configure: (inout LiveServer.Configuration) -> Void = { _ in },
    _ body: (RunningServer) async throws -> Void
  ) async throws {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let diary = Diary(lines: continuation)
    try await run(lines, hold: diary.hold, configure, body) { configuration in
      LiveServer(configuration: configuration, assets: assets) { request in
        FakeSession(request: request, diary: diary)
      }
    }
  }

  /// Runs a server of an app.
  static func with<Served: App>(
    app: Served.Type, configuring configure: (inout LiveServer.Configuration) -> Void = { _ in },
    _ body: (RunningServer) async throws -> Void
  ) async throws {
    let hold = DispatchSemaphore(value: 0)
    try await run(AsyncStream.makeStream().stream, hold: hold, configure, body) {
      LiveServer(app, configuration: $0)
    }
  }

  /// Runs a server on a free port and ends it after the test's part.
  private static func run(
    _ lines: AsyncStream<String>, hold: DispatchSemaphore,
    _ configure: (inout LiveServer.Configuration) -> Void,
    _ body: (RunningServer) async throws -> Void,
    making make: (LiveServer.Configuration) -> LiveServer
  ) async throws {
    let (clock, log) = (ManualClock(), LogRecorder())
    var configuration = LiveServer.Configuration()
    configuration.port = 0
    configuration.endsOnSignals = false
    configuration.clock = clock
    // Beyond all that tests let pass, so that nobody is cut off or asked but where a test wants it.
    configuration.requestTimeout = .seconds(1_000_000)
    configuration.silenceTimeout = .seconds(1_000_000)
    configuration.logger = log.logger
    configure(&configuration)
    let server = make(configuration)
    let (addresses, listening) = AsyncStream.makeStream(of: LiveServer.Address.self)
    let running = Task {
      defer { listening.finish() }
      try await server.run { listening.yield($0) }
    }
    do {
      for await address in addresses {
        try await body(
          RunningServer(
            address: address, clock: clock, log: log, diary: lines, hold: hold))
        break
      }
    } catch {
      running.cancel()
      throw error
    }
    running.cancel()
    try await running.value
  }

  private init(
    address: LiveServer.Address, clock: ManualClock, log: LogRecorder,
    diary: AsyncStream<String>, hold: DispatchSemaphore
  ) {
    self.hold = hold
    self.address = address
    self.clock = clock
    self.log = log
    self.diary = diary.makeAsyncIterator()
  }

  func wire() async throws -> Wire { try await Wire.connect(port: address.port) }

  /// Lets a time pass for which one task sleeps.
  func pass(_ duration: Duration) async {
    await clock.sleepers(1, for: duration)
    clock.advance(by: duration)
  }

  /// What the sessions wrote next, so many lines of it.
  func happened(_ count: Int) async -> [String] {
    var lines: [String] = []
    while lines.count < count, let line = await diary.next() { lines.append(line) }
    return lines
  }

  /// Lets a session go on that holds the main actor.
  func release() { hold.signal() }

  /// Opens a page on a connection of its own, from an address that a proxy tells.
  func page(
    _ target: String = "/", cookie: String? = nil, from client: String? = nil
  ) async throws -> Answer? {
    var headers = ["Host: localhost"]
    if let cookie { headers.append("Cookie: \(cookie)") }
    if let client { headers.append("X-Forwarded-For: \(client)") }
    return try await wire().request("GET", target, headers)
  }

  /// Opens a page and its socket, and reads the session's greeting.
  func user(from client: String? = nil) async throws -> (token: String, wire: Wire) {
    let token = try await page(from: client)?.token ?? ""
    return (token, try await socket(of: token, from: client))
  }

  /// Opens one more socket for a session, and reads its greeting.
  func socket(of token: String, from client: String? = nil) async throws -> Wire {
    let wire = try await wire()
    let more = client.map { ["X-Forwarded-For: \($0)"] } ?? []
    _ = await wire.openSocket(token: token, more)
    _ = await wire.frame()
    return wire
  }
}
