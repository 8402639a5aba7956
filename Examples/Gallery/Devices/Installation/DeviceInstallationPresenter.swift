package import Foundation

/// Decides how the installation goes on, from what the steps report.
///
/// It is to the flow what a screen's presenter is to its screen: it changes the model and tells the
/// view, and it can be tested with neither a container nor a step.
@MainActor
package final class DeviceInstallationPresenter {
  package private(set) var model: DeviceInstallationModel
  package weak var view: (any DeviceInstallationView)?

  private let now: @Sendable () -> Date

  package init(
    model: DeviceInstallationModel = DeviceInstallationModel(),
    now: @escaping @Sendable () -> Date = Date.init
  ) {
    self.model = model
    self.now = now
  }

  package func didFind(_ device: FoundDevice) {
    model.choose(device)
    view?.showLogin(device)
  }

  package func didLogIn(to device: FoundDevice, _ token: DeviceToken) {
    // The answer of a device that is no longer the chosen one concerns nobody.
    guard model.accept(token, of: device, at: now()) else { return }
    view?.showDetails(DeviceDetailsTransition(device: device.id))
  }

  package func didPressClose() {
    guard let device = model.installed else { return }
    view?.finish(device)
  }
}
