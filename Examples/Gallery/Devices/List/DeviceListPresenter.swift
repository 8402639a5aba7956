package import Foundation
import Observation

/// Says what the list shows, makes a presenter for each line, and hears of taps on them.
@MainActor @Observable
package final class DeviceListPresenter {
  package private(set) var configuration = DeviceListScreen.Configuration()
  @ObservationIgnored package private(set) lazy var rows = DeviceRowPresenters(list: self)

  /// Counts how often somebody wanted the devices to be read.
  package private(set) var attempt = 0

  /// How many devices the list is filled with.
  package static let demoCount = 10_000

  private let store: any DeviceStore
  private let now: @Sendable () -> Date
  private let didSelectDevice: (Device.ID) -> Void
  private let didPressInstallDevice: () -> Void
  @ObservationIgnored private var change: Task<Void, Never>?

  /// Creates the presenter of a list.
  ///
  /// - Parameters:
  ///   - store: Where the devices are.
  ///   - now: What time it is.
  ///   - didSelect: Told which device the user wants to see.
  ///   - didPressInstall: Told that the user wants another device.
  package init(
    store: any DeviceStore, now: @escaping @Sendable () -> Date = Date.init,
    didSelect: @escaping (Device.ID) -> Void, didPressInstall: @escaping () -> Void
  ) {
    self.store = store
    self.now = now
    didSelectDevice = didSelect
    didPressInstallDevice = didPressInstall
  }

  /// Reads the devices, and follows what becomes of them for as long as the list is shown.
  package func watch() async {
    do {
      for try await contents in store.contents() { show(contents) }
    } catch is CancellationError {
      // The list is not shown any more.
    } catch {
      configuration.failure = DeviceProblem.message(of: error)
    }
  }

  private func show(_ contents: StoredDevices) {
    rows.update(to: contents.devices)
    var new = configuration
    new.devices = contents.devices.map(\.id)
    new.summary = Self.summary(of: contents.devices.count)
    new.hasDemoDevices = contents.devices.contains(where: \.isDemo)
    new.report = contents.setAside.map(Self.report)
    if new != configuration { configuration = new }
  }
}

extension DeviceListPresenter: DeviceListScreen.Actions, DeviceRowListener {
  package func didSelect(_ id: Device.ID) {
    didSelectDevice(id)
  }

  package func didPressInstall() {
    didPressInstallDevice()
  }

  package func didPressTryAgain() {
    configuration.failure = nil
    attempt += 1
  }

  package func didPressHideReport() {
    configuration.report = nil
    Task { [store] in await store.didReadReport() }
  }

  // The change goes on without the presenter, which it must not keep alive.
  package func didChangeDemoDevices(_ isOn: Bool) {
    guard change == nil, isOn != configuration.hasDemoDevices else { return }
    configuration.isChangingDemoDevices = true
    configuration.problem = nil
    change = Task { [weak self, store, date = now()] in
      let problem = await Self.change(store, demo: isOn, date)
      self?.didChange(problem)
    }
  }

  private func didChange(_ problem: String?) {
    change = nil
    configuration.isChangingDemoDevices = false
    configuration.problem = problem
  }
}

extension DeviceListPresenter {
  private static func change(
    _ store: any DeviceStore, demo isOn: Bool, _ date: Date
  ) async -> String? {
    do {
      if isOn {
        try await store.save(DemoDevices.make(demoCount, installed: date))
      } else {
        try await store.removeDemoDevices()
      }
      return nil
    } catch {
      return DeviceProblem.message(of: error)
    }
  }

  private static func summary(of count: Int) -> String {
    switch count {
    case 0: "No devices yet"
    case 1: "1 device"
    default: "\(count.formatted(.number.locale(Locale(identifier: "en")))) devices"
    }
  }

  private static func report(_ file: URL) -> String {
    "The file with your devices was damaged. It was set aside as “\(file.lastPathComponent)” in "
      + "\(file.deletingLastPathComponent().path(percentEncoded: false)), and a new one was begun."
  }
}
