package import Foundation
import Observation

/// Says what the list shows, makes a presenter for each line, and hears of taps on them.
@MainActor @Observable
package final class DeviceListPresenter {
  @ObservationIgnored package private(set) lazy var rows = DeviceRowPresenters(list: self)

  /// Counts how often somebody wanted the devices to be read.
  package private(set) var attempt = 0

  /// How many devices the list is filled with.
  package static let demoCount = 10_000

  private(set) var shown = DeviceListScreen.Configuration()
  /// The filling or emptying of the list; its value is what went wrong.
  let demo: Loading<String?>
  /// Whether the user wants demo devices, until the store has said what there is.
  private(set) var wantsDemo: Bool?

  private let store: any DeviceStore
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let didSelectDevice: (Device.ID) -> Void
  private let didPressInstallDevice: () -> Void

  /// Creates the presenter of a list.
  ///
  /// - Parameters:
  ///   - store: Where the devices are.
  ///   - clock: How long the user has to wait is measured by it.
  ///   - now: What time it is.
  ///   - didSelect: Told which device the user wants to see.
  ///   - didPressInstall: Told that the user wants another device.
  package init(
    store: any DeviceStore, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = Date.init,
    didSelect: @escaping (Device.ID) -> Void, didPressInstall: @escaping () -> Void
  ) {
    self.store = store
    self.clock = clock
    self.now = now
    demo = Loading(clock: clock)
    didSelectDevice = didSelect
    didPressInstallDevice = didPressInstall
  }

  /// Reads the devices, and follows what becomes of them for as long as the list is shown.
  package func watch() async {
    let patience = clock.watch { [weak self] _ in self?.didWait() }
    defer { patience.cancel() }
    do {
      for try await contents in store.contents() {
        patience.cancel()
        show(contents)
      }
    } catch is CancellationError {
      // The list is not shown any more.
    } catch {
      shown.failure = DeviceProblem.message(of: error)
      shown.progress = nil
    }
  }

  private func didWait() {
    guard shown.summary == nil, shown.failure == nil else { return }
    shown.progress = "Reading the devices…"
  }

  private func show(_ contents: StoredDevices) {
    rows.update(to: contents.devices)
    if wantsDemo != nil, !isChangingDemo { wantsDemo = nil }
    let new = DeviceListScreen.Configuration(contents)
    // What has changed in a line concerns the line alone.
    if new != shown { shown = new }
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
    shown.failure = nil
    attempt += 1
  }

  package func didPressHideReport() {
    shown.report = nil
    Task { [store] in await store.didReadReport() }
  }

  package func didChangeDemoDevices(_ isOn: Bool) {
    guard !isChangingDemo, isOn != shown.hasDemoDevices else { return }
    wantsDemo = isOn
    demo.start { [store, date = now()] () throws(ServiceError) in
      await Self.change(store, demo: isOn, date)
    }
  }

  package func didPressStopDemo() {
    demo.cancel()
  }

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
}
