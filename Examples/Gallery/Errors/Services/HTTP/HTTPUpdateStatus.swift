import Foundation

/// Asks a server for the newest version of the app, over HTTP.
package struct HTTPUpdateStatus: UpdateStatusService {
  /// What the server answers.
  struct Answer: Codable, Sendable {
    var version: String
    var store: URL
    var isRequired: Bool
  }

  private let http: HTTPService
  private let situation: String

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - http: The client that asks.
  ///   - situation: What the Gallery's server plays: `none`, `available` or `required`.
  package init(http: HTTPService, situation: String) {
    self.http = http
    self.situation = situation
  }

  package func status() async throws(ServiceError) -> UpdateStatus {
    let path = HTTPService.path("errors", "updates", situation)
    guard let answer = try await http.get(path, as: [Answer].self).first else { return .notNeeded }
    let update = AppUpdate(version: answer.version, store: answer.store)
    return answer.isRequired ? .required(update) : .available(update)
  }
}
