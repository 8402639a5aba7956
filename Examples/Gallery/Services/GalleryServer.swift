import AsyncHTTPClient
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// The server of the Gallery, and the client by which it is asked: one of each for all visitors.
package struct GalleryServer: Sendable {
  /// The one of this process.
  ///
  /// It starts with the first request, and ends with the process.
  package static let shared = GalleryServer(LocalServer(routes: LocalServer.Route.gallery))

  private let local: LocalServer
  private let client: HTTPClient

  package init(_ local: LocalServer) {
    self.local = local
    var configuration = HTTPClient.Configuration()
    // The Gallery shows a refusal at once, instead of trying again until the time is up.
    configuration.connectionPool.retryConnectionEstablishment = false
    client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  /// Ends the server, the client, and what is still under way.
  package func stop() async {
    // Fails only when it is shut down already.
    try? await client.shutdown()
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
  func send(_ request: HTTPClientRequest) async throws -> ByteBuffer {
    // How long it may take is up to the caller, who cancels.
    let response = try await client.execute(request, deadline: .distantFuture)
    let body = try await response.body.collect(upTo: Self.bodyLimit)
    let code = Int(response.status.code)
    guard !(200...299).contains(code) else { return body }
    let answer = try? JSONDecoder().decode(ServerMessage.self, from: body)
    throw ServiceError.status(code, message: answer?.message ?? "")
  }

  /// A port that is reserved for a service that nobody runs any more.
  private static let deafPort = 1
  /// The longest answer that is read.
  private static let bodyLimit = 10_000_000
}
