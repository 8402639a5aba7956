import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server of the Gallery, and the client by which it is asked: one of each for all users.
package struct GalleryServer: Sendable {
  /// The one of this process.
  ///
  /// It starts with the first request, and ends with the process.
  package static let shared = GalleryServer(LocalServer(routes: LocalServer.Route.gallery))

  private let local: LocalServer
  private let client = HTTPClient(bodyLimit: 10_000_000)

  package init(_ local: LocalServer) {
    self.local = local
  }

  /// Ends the server, the client, and what is still under way.
  package func stop() async {
    client.stop()
    await local.stop()
  }

  /// Where requests go.
  func address(for condition: ServiceCondition) async throws -> String {
    let port = condition == .refused ? Self.deafPort : try await local.port
    return "http://127.0.0.1:\(port)"
  }

  /// The body of the answer to a request.
  ///
  /// - Throws: A ``ServiceError`` where the answer is a failure, else what the client throws.
  func send(_ request: URLRequest) async throws -> Data {
    let answer = try await client.send(request)
    guard !(200...299).contains(answer.status) else { return answer.body }
    let failure = try? JSONDecoder().decode(ServerMessage.self, from: answer.body)
    throw ServiceError.status(answer.status, message: failure?.message ?? "")
  }

  /// A port that is reserved for a service that nobody runs any more.
  private static let deafPort = 1
}
