/// The server that the Gallery brings along: real requests need somebody who answers.
///
/// It listens on a free port of this machine, and only there. It starts when somebody first asks for
/// its port, and knows nothing of who asks: what it is to do wrong stands in the request.
package actor LocalServer {
  private let responder: Responder
  private var opening: Task<Listener, any Error>?

  /// Creates a server, which does not listen yet.
  ///
  /// - Parameters:
  ///   - routes: What it answers; of two that match, the first.
  ///   - clock: What a slow answer waits by.
  package init(routes: [Route], clock: any Clock<Duration> = ContinuousClock()) {
    responder = Responder(routes: routes, clock: clock)
  }

  /// Where the server listens; the first who asks starts it.
  ///
  /// - Throws: What the system said when there was no port; the next call tries again.
  package var port: Int {
    get async throws {
      if let opening { return try await opening.value.port }
      let task = Task { [responder] in try await Listener(responder) }
      opening = task
      do {
        return try await task.value.port
      } catch {
        if opening == task { opening = nil }
        throw error
      }
    }
  }

  /// Closes the port and all connections; a server that has not started stays as it is.
  package func stop() async {
    guard let task = opening else { return }
    opening = nil
    guard case .success(let listener) = await task.result else { return }
    await listener.stop()
  }
}
