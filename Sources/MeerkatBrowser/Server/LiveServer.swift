/// Serves pages whose views run here: a page per visitor, kept live over a WebSocket.
///
/// ```swift
/// let server = LiveServer(configuration: .init(), assets: assets) { request in
///   Session(showing: request.path)
/// }
/// try await server.run { print("Open", $0.url) }
/// ```
///
/// Every path that is not under `/~/` opens a page with a session of its own; `/~/live` is the
/// page's socket; the assets lie beside it. What is refused, and how, is in `RequestRules`.
package struct LiveServer: Sendable {
  private let configuration: Configuration
  private let assets: [String: Asset]
  private let makeSession: @MainActor (LiveRequest) -> any LiveSession

  /// Creates a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - configuration: Where it listens, whom it lets in and how much it lets them do.
  ///   - assets: The files that pages load, by path, such as `/~/client.js`.
  ///   - makeSession: Makes the session of a page that is opened.
  package init(
    configuration: Configuration,
    assets: [String: Asset],
    makeSession: @escaping @MainActor (LiveRequest) -> any LiveSession
  ) {
    self.configuration = configuration.withSummedLog
    self.assets = assets
    self.makeSession = makeSession
  }

  /// Serves until Ctrl-C, SIGTERM or the cancellation of the task, then ends all sessions.
  ///
  /// - Parameter whenListening: Called once, as soon as browsers can connect.
  /// - Throws: ``LiveServer/Error`` when the server cannot listen.
  package func run(whenListening: @Sendable (Address) -> Void = { _ in }) async throws(Error) {
    let turns = Turns(configuration: configuration)
    let sessions = await SessionTable(
      configuration: configuration, turns: turns, makeSession: makeSession)
    let house = House(
      sessions: sessions, turns: turns, assets: assets, configuration: configuration)
    let listener = try await Listener(serving: house)
    let monitor: Monitor?
    do { monitor = try await Monitor(of: house) } catch {
      await listener.stop()
      throw error
    }
    // Signals come first, so that whoever reads the address may send one at once.
    let stop = await StopSignal(endsOnSignals: configuration.endsOnSignals)
    whenListening(listener.address)
    await stop.wait()
    await sessions.endAll()
    await listener.stop()
    await monitor?.stop()
  }
}
