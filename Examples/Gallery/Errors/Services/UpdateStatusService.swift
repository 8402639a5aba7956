package import Foundation

/// A newer version of the app.
package struct AppUpdate: Equatable, Sendable {
  package let version: String
  package let store: URL

  package init(version: String, store: URL) {
    self.version = version
    self.store = store
  }
}

/// Whether the app has to be updated.
package enum UpdateStatus: Equatable, Sendable {
  case notNeeded
  case available(AppUpdate)
  /// Without the update the app must not be used.
  case required(AppUpdate)
}

/// Knows whether the app has to be updated.
package protocol UpdateStatusService: Sendable {
  /// Asks for the newest version; throws where nobody answers.
  func status() async throws(ServiceError) -> UpdateStatus
}
