import ClockSupport
import Foundation
import GalleryRooms
import Testing

@MainActor
struct DeviceListPresenterTests {
  let store = DeviceFile.inMemory()
  let log = Log()
  let presenter: DeviceListPresenter

  /// What the list's presenter hands on.
  @MainActor final class Log {
    var lines: [String] = []
  }

  init() {
    let log = log
    presenter = DeviceListPresenter(
      store: store, now: { .sample }, didSelect: { log.lines.append($0) },
      didPressInstall: { log.lines.append("install") })
  }

  /// Follows the store until a condition holds.
  func watch(until condition: () -> Bool) async {
    let watching = Task { await presenter.watch() }
    while !condition() { await Task.yield() }
    watching.cancel()
    await watching.value
  }

  @Test func beforeAnythingIsReadNothingIsSaid() {
    #expect(presenter.configuration == DeviceListScreen.Configuration())
  }

  @Test(
    "The list says how many devices there are",
    arguments: [
      ([], "No devices yet"), ([Device.door], "1 device"), ([.gate, .door], "2 devices"),
    ])
  func summary(devices: [Device], summary: String) async throws {
    try await store.save(devices)
    await watch { presenter.configuration.summary != nil }
    #expect(presenter.configuration.summary == summary)
    #expect(presenter.configuration.devices == devices.map(\.id).sorted())
  }

  @Test func aTapOnALineIsHandedOnByTheList() async throws {
    try await store.save([.door, .gate])
    await watch { presenter.configuration.summary != nil }
    presenter.rows["LK-2"]?.didPress()
    presenter.didPressInstall()
    #expect(log.lines == ["LK-2", "install"])
  }

  @Test func whatIsNewAboutADeviceReachesItsLineAlone() async throws {
    try await store.save([.door, .gate])
    await watch { presenter.configuration.summary != nil }
    let row = try #require(presenter.rows["LK-1"])
    let before = presenter.configuration
    var open = Device.door
    open.state = .unlocked
    try await store.save([open])
    await watch { row.configuration.state == "Unlocked" }
    #expect(presenter.configuration == before)
  }

  @Test func theListIsFilledAndEmptiedAgain() async throws {
    try await store.save([.door])
    await watch { presenter.configuration.summary != nil }
    presenter.didChangeDemoDevices(true)
    #expect(presenter.configuration.isChangingDemoDevices)
    // The switch stays where the user has put it.
    #expect(presenter.configuration.hasDemoDevices)
    await watch { presenter.configuration.summary == "10,001 devices" }
    while presenter.configuration.isChangingDemoDevices { await Task.yield() }
    #expect(presenter.configuration.hasDemoDevices)
    presenter.didChangeDemoDevices(false)
    #expect(!presenter.configuration.hasDemoDevices)
    await watch { presenter.configuration.summary == "1 device" }
    #expect(presenter.configuration.devices == ["LK-1"])
  }

  @Test func aSlowFillingSaysSoAndCanBeGivenUp() async throws {
    let clock = ManualClock()
    let store = SlowStore()
    let presenter = DeviceListPresenter(
      store: store, clock: clock, didSelect: { _ in }, didPressInstall: {})
    presenter.didChangeDemoDevices(true)
    presenter.didChangeDemoDevices(true)
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    while presenter.configuration.demoProgress != "Adding demo devices…" { await Task.yield() }
    #expect(!presenter.configuration.canStopDemo)
    await clock.sleepers(1, for: .milliseconds(1_700))
    clock.advance(by: .milliseconds(1_700))
    while !presenter.configuration.canStopDemo { await Task.yield() }
    presenter.didPressStopDemo()
    #expect(!presenter.configuration.isChangingDemoDevices)
    #expect(presenter.configuration.problem == nil)
    while await store.cancelled != 1 { await Task.yield() }
  }

  @Test func theReportOfADamagedFileIsShownUntilItIsRead() async throws {
    let store = ReportingStore()
    let presenter = DeviceListPresenter(store: store, didSelect: { _ in }, didPressInstall: {})
    await presenter.watch()
    #expect(
      presenter.configuration.report
        == "The file with your devices was damaged. It was set aside as “old.json” in /data/, "
        + "and a new one was created.")
    presenter.didPressHideReport()
    #expect(presenter.configuration.report == nil)
    while await !store.isRead { await Task.yield() }
  }

  @Test func devicesThatCannotBeReadAreAProblemAndCanBeTriedAgain() async {
    let presenter = DeviceListPresenter(
      store: BrokenStore(), didSelect: { _ in }, didPressInstall: {})
    await presenter.watch()
    #expect(presenter.configuration.failure == BrokenStore.error.message)
    presenter.didPressTryAgain()
    #expect(presenter.configuration.failure == nil)
    #expect(presenter.attempt == 1)
  }

  @Test func aChangeThatCannotBeKeptIsAProblem() async {
    let presenter = DeviceListPresenter(
      store: BrokenStore(), didSelect: { _ in }, didPressInstall: {})
    presenter.didChangeDemoDevices(true)
    while presenter.configuration.isChangingDemoDevices { await Task.yield() }
    #expect(presenter.configuration.problem == BrokenStore.error.message)
    #expect(!presenter.configuration.hasDemoDevices)
  }
}
