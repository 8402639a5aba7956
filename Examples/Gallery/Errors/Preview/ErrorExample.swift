import Foundation

/// One configuration of the error screen, with a name.
package struct ErrorExample: Equatable, Identifiable, Sendable {
  package let name: String
  package var configuration: ErrorScreen.Configuration

  package var id: String { name }
}

extension ErrorExample {
  /// Every kind of configuration that the presenters make.
  package static let all = network + backend + asking + updates + device

  private static let network = [
    ErrorExample(
      name: "No network",
      configuration: ErrorScreen.Configuration(noNetwork: .new)),
    ErrorExample(
      name: "Network check started",
      configuration: ErrorScreen.Configuration(noNetwork: .new)
        .controls(.progress("Checking the connection…"))),
    ErrorExample(
      name: "Checking the network",
      configuration: ErrorScreen.Configuration(noNetwork: .new)
        .controls(.progress("Checking the connection…", cancel: "Cancel"))),
    ErrorExample(
      name: "Still no network",
      configuration: ErrorScreen.Configuration(noNetwork: .still)),
  ]

  private static let backend = [
    ErrorExample(
      name: "Maintenance",
      configuration: ErrorScreen.Configuration(
        .maintenance(message: "We are back at six o’clock this evening."))),
    ErrorExample(
      name: "Maintenance, unexplained",
      configuration: ErrorScreen.Configuration(BackendStatus.maintenance(message: nil))),
    ErrorExample(
      name: "Failure",
      configuration: ErrorScreen.Configuration(
        .failure(message: "The orders can’t be read at the moment. We are on it."))),
    ErrorExample(
      name: "Failure, unexplained",
      configuration: ErrorScreen.Configuration(BackendStatus.failure(message: nil))),
  ]

  private static let asking = [
    ErrorExample(
      name: "Before the server is asked",
      configuration: ErrorScreen.Configuration(BackendStatus?.none)),
    ErrorExample(
      name: "Asking the server",
      configuration: ErrorScreen.Configuration(BackendStatus?.none)
        .controls(.progress("Asking the server…"))),
    ErrorExample(
      name: "Asking the server, slow",
      configuration: ErrorScreen.Configuration(BackendStatus?.none)
        .controls(.progress("Asking the server…", cancel: "Cancel"))),
    ErrorExample(
      name: "Server not asked",
      configuration: ErrorScreen.Configuration(BackendStatus.notAsked)),
    ErrorExample(
      name: "Server available",
      configuration: ErrorScreen.Configuration(BackendStatus.available)),
  ]

  private static let updates = [
    ErrorExample(
      name: "Before the update check",
      configuration: ErrorScreen.Configuration(UpdateStatus?.none)),
    ErrorExample(
      name: "Looking for updates",
      configuration: ErrorScreen.Configuration(UpdateStatus?.none)
        .controls(.progress("Looking for updates…"))),
    ErrorExample(
      name: "Looking for updates, slow",
      configuration: ErrorScreen.Configuration(UpdateStatus?.none)
        .controls(.progress("Looking for updates…", cancel: "Cancel"))),
    ErrorExample(
      name: "Update check cancelled",
      configuration: ErrorScreen.Configuration.updateUnknown),
    ErrorExample(
      name: "Up to date",
      configuration: ErrorScreen.Configuration(UpdateStatus.notNeeded)),
    ErrorExample(
      name: "Update available",
      configuration: ErrorScreen.Configuration(.available(update))),
    ErrorExample(
      name: "Update required",
      configuration: ErrorScreen.Configuration(.required(update))),
  ]

  private static let device = [
    ErrorExample(
      name: "Before checking the device",
      configuration: ErrorScreen.Configuration(DeviceTrust?.none)),
    ErrorExample(
      name: "Checking the device",
      configuration: ErrorScreen.Configuration(DeviceTrust?.none)
        .controls(.progress("Checking…"))),
    ErrorExample(
      name: "Checking the device, slow",
      configuration: ErrorScreen.Configuration(DeviceTrust?.none)
        .controls(.progress("Checking…", cancel: "Cancel"))),
    ErrorExample(
      name: "Device check cancelled",
      configuration: ErrorScreen.Configuration.deviceUnknown),
    ErrorExample(
      name: "Jailbroken device",
      configuration: ErrorScreen.Configuration(DeviceTrust.jailbroken)),
    ErrorExample(
      name: "Safe device",
      configuration: ErrorScreen.Configuration(DeviceTrust.trusted)),
  ]

  private static let update = AppUpdate(
    version: "2.4", store: URL(filePath: "/store"))
}

extension ErrorScreen.Configuration {
  fileprivate func controls(_ controls: ErrorScreen.Controls) -> Self {
    var copy = self
    copy.controls = controls
    return copy
  }
}
