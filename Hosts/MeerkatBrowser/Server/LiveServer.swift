/// Serves pages whose views run here: a page per user, kept live over a WebSocket.
///
/// ```swift
/// let server = LiveServer(configuration: .init(), assets: assets) { request in
///   Session(showing: request.path)
/// }
/// try await server.run { print("Open", $0.url) }
/// ```
///
/// Every path outside `/~/` opens a page with its own session; `/~/live` is the page's socket; the
/// assets are beside it. `RequestRules` determines which requests are refused, and how.
package struct LiveServer: Sendable {
  private let configuration: Configuration
  private let assets: [String: PageAsset]
  private let makeSession: @MainActor (LiveRequest) -> any LiveSession

  /// Creates a server that doesn't listen yet.
  ///
  /// - Parameters:
  ///   - configuration: The address, access rules and limits.
  ///   - assets: The files that pages load, by path, such as `/~/client.js`.
  ///   - makeSession: Makes the session of a new page.
  package init(
    configuration: Configuration,
    assets: [String: PageAsset],
    makeSession: @escaping @MainActor (LiveRequest) -> any LiveSession
  ) {
    self.configuration = configuration.withSummedLog
    (self.assets, self.makeSession) = (assets, makeSession)
  }

  /// Serves until Ctrl-C, SIGTERM or the cancellation of the task, and then ends all sessions.
  ///
  /// - Parameter whenListening: Called once, as soon as browsers can connect.
  /// - Throws: ``LiveServer/Error`` if the server can't listen.
  package func run(whenListening: @Sendable (Address) -> Void = { _ in }) async throws(Error) {
    let scheduler = FairScheduler(configuration: configuration)
    let sessions = await SessionTable(
      configuration: configuration, scheduler: scheduler, makeSession: makeSession)
    let server = ServerContext(
      sessions: sessions, scheduler: scheduler, assets: assets, configuration: configuration)
    let listener = try await Listener(serving: server)
    let monitor: Monitor?
    do { monitor = try await Monitor(of: server) } catch {
      await listener.stop()
      throw error
    }
    // Signals are handled first, so that a program that reads the address may send one at once.
    let stop = await StopSignal(endsOnSignals: configuration.endsOnSignals)
    whenListening(listener.address)
    await stop.wait()
    if configuration.notes != nil { await listener.close() }
    await sessions.endAll()
    await listener.stop()
    await monitor?.stop()
    await configuration.store?.close()
  }
}
