/// How the backend is.
package enum BackendStatus: Equatable, Sendable {
  case available
  /// Closed on purpose, with what the backend says about it.
  case maintenance(message: String?)
  /// Broken, with what the backend says about it.
  case failure(message: String?)
}

/// Knows how the backend is.
package protocol BackendStatusService: Sendable {
  /// Asks the backend; throws where it does not answer, or says nothing that makes sense.
  func status() async throws(ServiceError) -> BackendStatus
}
