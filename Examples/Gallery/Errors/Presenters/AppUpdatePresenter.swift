package import Foundation
import Observation

/// There is a newer version of the app; where it is required, there is no way past it.
@MainActor @Observable
package final class AppUpdatePresenter {
  private var status: UpdateStatus?
  private let asking: Loading<UpdateStatus>
  private let updates: any UpdateStatusService
  private let didPass: () -> Void

  /// Creates the presenter.
  ///
  /// - Parameters:
  ///   - updates: The service that knows the newest version.
  ///   - asking: How far the asking is.
  ///   - didPass: Told when the user may go on with the version that is there.
  package init(
    updates: any UpdateStatusService, asking: Loading<UpdateStatus> = Loading(),
    didPass: @escaping () -> Void
  ) {
    self.updates = updates
    self.asking = asking
    self.didPass = didPass
  }

  package var configuration: ErrorScreen.Configuration {
    var configuration =
      status == nil && asking.isCancelled
      ? ErrorScreen.Configuration.updateUnknown : ErrorScreen.Configuration(status)
    configuration.controls = asking.controls(
      "Looking for updates…", otherwise: configuration.controls)
    return configuration
  }

  package func didAppear() {
    if status == nil { ask() }
  }

  package var link: URL? {
    switch status {
    case .available(let update), .required(let update): update.store
    case .notNeeded, nil: nil
    }
  }
}

extension AppUpdatePresenter: ErrorPresenter {
  /// Asks again, for who stopped the asking.
  package func didPressPrimary() {
    if status == nil { ask() }
  }

  package func didPressSecondary() {
    if case .available = status { didPass() }
  }

  /// Stops the asking, and lets nobody pass: the update may be a required one.
  package func didPressCancel() { asking.cancel() }

  private func ask() {
    asking.start { [updates] () throws(ServiceError) in
      try await updates.status()
    } ended: { [weak self] result in
      // A server that can't be asked must not lock anybody out.
      self?.didAnswer((try? result.get()) ?? .notNeeded)
    }
  }

  private func didAnswer(_ answer: UpdateStatus) {
    status = answer
    if answer == .notNeeded { didPass() }
  }
}

extension ErrorScreen.Configuration {
  /// That somebody has stopped the asking for updates, in words.
  static let updateUnknown = Self(
    systemImage: "square.and.arrow.down", title: "Is there an update?",
    description: "The update check was cancelled.", controls: .buttons(primary: "Try again"))

  /// Whether the app has to be updated, in words; nil where nobody knows yet.
  init(_ status: UpdateStatus?) {
    switch status {
    case nil:
      self.init(systemImage: "square.and.arrow.down", title: "One moment…")
    case .notNeeded:
      self.init(systemImage: "checkmark.seal", title: "This is the newest version")
    case .available(let update):
      self.init(
        systemImage: "square.and.arrow.down", title: "Version \(update.version) is here",
        description: "It is faster, and easier to read. Update now, or whenever you like.",
        controls: .buttons(primary: "Update", secondary: "Not now"))
    case .required(let update):
      self.init(
        systemImage: "arrow.triangle.2.circlepath", title: "Please update the app",
        description: "This version is no longer supported. Version \(update.version) is.",
        controls: .buttons(primary: "Open the store"))
    }
  }
}
