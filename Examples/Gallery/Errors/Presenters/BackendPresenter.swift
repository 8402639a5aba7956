import Observation

/// The backend is closed or broken, until asking again finds it available.
@MainActor @Observable
package final class BackendPresenter {
  private var status: BackendStatus?
  private let asking: Loading<BackendStatus>
  private let backend: any BackendStatusService
  private let didRecover: () -> Void

  /// Creates the presenter.
  ///
  /// - Parameters:
  ///   - backend: The service that asks the backend.
  ///   - asking: How far the asking is.
  ///   - didRecover: Told when the backend is available.
  package init(
    backend: any BackendStatusService, asking: Loading<BackendStatus> = Loading(),
    didRecover: @escaping () -> Void
  ) {
    self.backend = backend
    self.asking = asking
    self.didRecover = didRecover
  }

  package var configuration: ErrorScreen.Configuration {
    var configuration = ErrorScreen.Configuration(status)
    configuration.controls = asking.controls(
      "Asking the server…", otherwise: configuration.controls)
    return configuration
  }

  package func didAppear() {
    if status == nil { ask() }
  }
}

extension BackendPresenter: ErrorPresenter {
  package func didPressPrimary() { ask() }

  package func didPressCancel() {
    asking.cancel()
    // After the first question was stopped, there has to be a way to ask it again.
    if status == nil { status = .notAsked }
  }

  private func ask() {
    asking.start { [backend] () throws(ServiceError) in
      try await backend.status()
    } ended: { [weak self] result in
      self?.didAnswer(result)
    }
  }

  private func didAnswer(_ result: Result<BackendStatus, ServiceError>) {
    switch result {
    case .success(let answer): status = answer
    case .failure(let error): status = .failure(message: error.description)
    }
    if status == .available { didRecover() }
  }
}

extension BackendStatus {
  /// What is known after somebody has stopped the first question.
  static let notAsked = BackendStatus.failure(message: "The check was cancelled.")
}

extension ErrorScreen.Configuration {
  /// How the backend is, in words; nil where nobody knows yet.
  init(_ status: BackendStatus?) {
    switch status {
    case nil:
      self.init(systemImage: "server.rack", title: "One moment…")
    case .available:
      self.init(systemImage: "checkmark.circle", title: "The server is available")
    case .maintenance(let message):
      self.init(
        systemImage: "wrench.and.screwdriver", title: "Closed for maintenance",
        description: message ?? "We will be back soon.", controls: .buttons(primary: "Check again"))
    case .failure(let message):
      self.init(
        systemImage: "icloud.slash", title: "The server has a problem",
        description: message ?? "It is not your fault. Please try again in a few minutes.",
        controls: .buttons(primary: "Try again"))
    }
  }
}
