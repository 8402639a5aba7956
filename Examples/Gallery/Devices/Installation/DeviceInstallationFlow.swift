package import Meerkat
import SwiftUI

/// The view of the installation: the steps, each with what it needs, and no decision.
package final class DeviceInstallationFlow: Flow {
  package enum Destination: Hashable {
    case detection
    case login(FoundDevice)
    case details(DeviceDetailsTransition)
  }
  package typealias Outcome = Device

  package let navigator = Navigator<Destination>(root: .detection)
  package let presenter: DeviceInstallationPresenter

  private let services: DevicesServices

  package init(_ services: DevicesServices) {
    self.services = services
    presenter = DeviceInstallationPresenter(now: services.now)
    presenter.view = self
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .detection: detection
    case .login(let device): login(device)
    case .details(let transition):
      transition.screen(
        from: KnownDevice(presenter.model.installed), didPressClose: presenter.didPressClose)
    }
  }

  private var detection: some View {
    let (services, presenter) = (services, presenter)
    return Presented(
      DetectionPresenter(services.discovery, didFind: presenter.didFind)
    ) { [weak self] step in
      DetectionScreen(configuration: step.configuration)
        .actions(step)
        .didPressCancel { self?.leave() }
        .onAppear(perform: step.didAppear)
    }
  }

  private func login(_ device: FoundDevice) -> some View {
    let (services, presenter) = (services, presenter)
    return Presented(
      LoginPresenter(
        device, services.authentication, hint: services.passwordHint, clock: services.clock,
        didLogIn: { presenter.didLogIn(to: device, $0) })
    ) { step in
      LoginScreen(configuration: step.configuration).actions(step)
    }
  }
}

extension DeviceInstallationFlow: DeviceInstallationView {
  package func showLogin(_ device: FoundDevice) {
    push(.login(device))
  }

  package func showDetails(_ transition: DeviceDetailsTransition) {
    go(transition.direction(to: Destination.details))
  }
}
