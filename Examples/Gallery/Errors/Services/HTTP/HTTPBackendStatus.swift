/// Asks a backend how it is, over HTTP.
///
/// Status 503 is maintenance, any other failure of the server is one, each with the server's message.
package actor HTTPBackendStatus: BackendStatusService {
  private let http: HTTPService
  private let situation: String
  private var attempts = 0

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - http: The client that asks.
  ///   - situation: What the Gallery's server plays, `maintenance` or `failure`, until it is asked for
  ///     the third time.
  package init(http: HTTPService, situation: String) {
    self.http = http
    self.situation = situation
  }

  package func status() async throws(ServiceError) -> BackendStatus {
    attempts += 1
    let path = HTTPService.path("errors", "backend", situation, "\(attempts)")
    do throws(ServiceError) {
      _ = try await http.get(path, as: BackendStatus.Answer.self)
      attempts = 0
      return .available
    } catch {
      switch error {
      case .status(503, let message): return .maintenance(message: message.nonEmpty)
      case .status(500..., let message): return .failure(message: message.nonEmpty)
      default: throw error
      }
    }
  }
}

extension BackendStatus {
  /// What a backend that is available answers.
  struct Answer: Codable, Sendable {
    var isAvailable = true
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
