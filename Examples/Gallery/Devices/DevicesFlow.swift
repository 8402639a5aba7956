package import Meerkat
import SwiftUI

/// The parent of the device list: says what a selection means, and installs devices.
@Observable
package final class DevicesFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case list
    case details(DeviceDetailsTransition)
    /// The installation for somebody who followed a link, or comes back after a restart.
    case installation
    /// An alert: the device that was just installed could not be kept.
    case notKept
  }

  package let navigator = Navigator<Destination>(root: .list)

  /// The device of which the alert tells, and why it could not be kept.
  package internal(set) var notKept: DeviceKeeper.Refused?

  let services: DevicesServices

  package init(_ services: DevicesServices) {
    self.services = services
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .list: list
    case .details(let transition): transition.screen(from: services.store, clock: services.clock)
    case .installation:
      FlowView(DeviceInstallationFlow(services), didFinish: keep)
    case .notKept: EmptyView()
    }
  }

  package func dialog(for destination: Destination) -> Dialog? {
    guard destination == .notKept, let notKept else { return nil }
    return Dialog("“\(notKept.device.name)” was not added.", message: "\(notKept.reason)") {
      Dialog.Button("Try again") { self.didPressTryAgain() }
      Dialog.Button("Give up", role: .cancel) { self.didPressGiveUp() }
    }
  }

  // A restart has forgotten which device it was.
  package func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    destination == .notKept && notKept == nil ? .refuse : .allow
  }

  private var list: some View {
    let services = services
    return Presented(
      DeviceListPresenter(
        store: services.store, clock: services.clock, now: services.now,
        didSelect: { [weak self] in self?.didSelect($0) },
        didPressInstall: { [weak self] in self?.didPressInstall() })
    ) { presenter in
      DeviceListScreen(configuration: presenter.configuration, rows: presenter.rows)
        .actions(presenter)
        .task(id: presenter.attempt) { await presenter.watch() }
    }
    .onChange(of: journey, initial: true) { [weak self] in self?.tellOfRefused() }
  }
}

extension DevicesFlow {
  package func didSelect(_ id: Device.ID) {
    go(DeviceDetailsTransition(device: id).direction(to: Destination.details))
  }

  /// Installs a device, and waits for it.
  ///
  /// The task ends with the installation: with a device, or with nil when the user left it.
  package func didPressInstall() {
    Task { [weak self, keep, installation = DeviceInstallationFlow(services)] in
      guard let device = try? await self?.present(installation, as: .sheet) else { return }
      keep(device)
    }
  }
}
