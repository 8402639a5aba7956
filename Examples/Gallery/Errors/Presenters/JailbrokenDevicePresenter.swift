package import Foundation
import Observation

/// The device was broken into; the app does not open on it.
@MainActor @Observable
package final class JailbrokenDevicePresenter {
  private let checking: Loading<DeviceTrust>
  private let help: URL
  private let device: any DeviceTrustService
  private let didPass: () -> Void

  /// Creates the presenter.
  ///
  /// - Parameters:
  ///   - help: Where it says what a user can do.
  ///   - device: The service that looks at the device.
  ///   - checking: How far the looking is.
  ///   - didPass: Told when nothing is wrong with the device.
  package init(
    help: URL, device: any DeviceTrustService, checking: Loading<DeviceTrust> = Loading(),
    didPass: @escaping () -> Void
  ) {
    self.help = help
    self.device = device
    self.checking = checking
    self.didPass = didPass
  }

  package var configuration: ErrorScreen.Configuration {
    var configuration =
      checking.isCancelled
      ? ErrorScreen.Configuration.deviceUnknown : ErrorScreen.Configuration(checking.value)
    configuration.controls = checking.controls("Checking…", otherwise: configuration.controls)
    return configuration
  }

  package func didAppear() {
    if checking.value == nil { check() }
  }

  package var link: URL? { checking.value == .jailbroken ? help : nil }
}

extension JailbrokenDevicePresenter: ErrorPresenter {
  /// Checks again, for who stopped the checking.
  package func didPressPrimary() {
    if checking.value == nil { check() }
  }

  /// Stops the checking, and lets nobody pass.
  package func didPressCancel() { checking.cancel() }

  private func check() {
    checking.start { [device] () throws(ServiceError) in
      await device.trust()
    } ended: { [weak self] result in
      if case .success(.trusted) = result { self?.didPass() }
    }
  }
}

extension ErrorScreen.Configuration {
  /// That somebody has stopped the checking of the device, in words.
  static let deviceUnknown = Self(
    systemImage: "shield", title: "Is this device safe?",
    description: "The check was cancelled.", controls: .buttons(primary: "Try again"))

  /// Whether the device can be trusted, in words; nil where nobody knows yet.
  init(_ trust: DeviceTrust?) {
    switch trust {
    case nil:
      self.init(systemImage: "shield", title: "One moment…")
    case .trusted:
      self.init(systemImage: "checkmark.shield", title: "This device is safe")
    case .jailbroken:
      self.init(
        systemImage: "exclamationmark.shield", title: "This device is not safe",
        description:
          "Its system was changed, so that your data can’t be protected. The app stays closed here.",
        controls: .buttons(primary: "What can I do?"))
    }
  }
}
