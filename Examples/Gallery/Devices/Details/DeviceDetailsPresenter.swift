import Foundation
import Observation

/// Finds a device, and says what is to be shown of it.
@MainActor @Observable
package final class DeviceDetailsPresenter {
  package private(set) var configuration = DeviceDetailsScreen.Configuration.loading

  /// Counts how often somebody wanted the device to be looked for.
  package private(set) var attempt = 0

  private let id: Device.ID
  private let source: any DeviceSource
  private let clock: any Clock<Duration>

  package init(
    _ id: Device.ID, source: any DeviceSource, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.id = id
    self.source = source
    self.clock = clock
  }

  package func load() async {
    let patience = clock.watch { [weak self] _ in self?.didWait() }
    defer { patience.cancel() }
    do {
      let device = try await source.device(id)
      configuration = device.map { .device(Self.facts(about: $0)) } ?? .problem(missing)
    } catch is CancellationError {
      // The user went on.
    } catch {
      configuration = .problem(unreadable(error))
    }
  }

  private func didWait() {
    if configuration == .loading { configuration = .waiting("Looking for the device…") }
  }
}

extension DeviceDetailsPresenter: DeviceDetailsScreen.Actions {
  package func didPressTryAgain() {
    configuration = .loading
    attempt += 1
  }
}

extension DeviceDetailsPresenter {
  private var missing: DeviceDetailsScreen.Problem {
    DeviceDetailsScreen.Problem(
      title: "No such device", message: "There is no device “\(id)”. It may have been removed.",
      canTryAgain: false)
  }

  private func unreadable(_ error: any Error) -> DeviceDetailsScreen.Problem {
    DeviceDetailsScreen.Problem(
      title: "The device can’t be shown", message: DeviceProblem.message(of: error),
      canTryAgain: true)
  }

  private static func facts(about device: Device) -> DeviceDetailsScreen.Overview {
    DeviceDetailsScreen.Overview(
      name: device.name, state: device.state.name, stateImage: device.state.systemImage,
      facts: [
        .init(name: "Model", value: device.model, systemImage: "lock.shield"),
        .init(name: "Serial number", value: device.id, systemImage: "number"),
        .init(name: "Address", value: device.address, systemImage: "network"),
        .init(
          name: "Battery", value: device.battery.map { "\($0)%" } ?? "Unknown",
          systemImage: DeviceBattery(device.battery).systemImage),
        .init(
          name: "Installed", value: device.installed.formatted(.iso8601.year().month().day()),
          systemImage: "calendar"),
      ])
  }
}
