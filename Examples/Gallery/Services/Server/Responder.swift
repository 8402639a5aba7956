/// Finds the route of a request, and does what the request wants done wrong.
struct Responder: Sendable {
  let routes: [LocalServer.Route]
  let clock: any Clock<Duration>

  /// The answer to a request; nil when the server ends before it has one.
  func response(to request: LocalServer.Request) async -> LocalServer.Response? {
    switch request.misbehaviour {
    case .slow(let seconds):
      // Cancelled when the server ends: then nobody is there to answer.
      guard (try? await clock.sleep(for: .seconds(seconds))) != nil else { return nil }
      return await answer(request)
    case .status(let code, let message):
      return LocalServer.Response(status: code, message: message)
    case .malformed:
      return await answer(request).withoutItsEnd()
    case .cutOff:
      return await answer(request).cutOff()
    case nil:
      return await answer(request)
    }
  }

  private func answer(_ request: LocalServer.Request) async -> LocalServer.Response {
    var request = request
    for route in routes {
      guard let parameters = route.match(request) else { continue }
      request.parameters = parameters
      do {
        return try await route.respond(request)
      } catch let refusal as LocalServer.Refusal {
        return LocalServer.Response(status: refusal.status, message: refusal.message)
      } catch {
        return LocalServer.Response(status: 500, message: "The server failed: \(error)")
      }
    }
    return LocalServer.Response(
      status: 404, message: "There is nothing at \(request.method.rawValue) \(request.path).")
  }
}
