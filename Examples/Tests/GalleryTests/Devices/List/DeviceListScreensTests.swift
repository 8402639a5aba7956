import ClockSupport
import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// The list and the details as a user sees them.
@MainActor
struct DeviceListScreensTests {
  func app(_ devices: [Device] = [.door, .gate]) async throws -> Driver {
    let services = try await DevicesServices.scripted(devices: devices)
    let app = try Driver(FlowView(DevicesFlow(services)), width: 44)
    try await app.waitFor(.toggle("10,000 demo devices"))
    return app
  }

  @Test func eachDeviceHasALine() async throws {
    let app = try await app()
    #expect(
      app.screenText == """
                       Devices  [+ Install a device]
        ────────────────────────────────────────────
          10,000 demo devices                  [ ]

         2 devices
                Front door
            ⊠   Locked                           ›
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
                Garden gate
            ⊡   Unlocked ▭ Battery low           ›
        """)
  }

  @Test func anEmptyListSaysWhatToDo() async throws {
    let app = try await app([])
    #expect(
      app.screenText == """
                       Devices  [+ Install a device]
        ────────────────────────────────────────────
          10,000 demo devices                  [ ]

         No devices yet
          ⛨ Install your first lock, or add demo
            devices.
        """)
  }

  @Test func theDetailsHaveAWayBackAndNoClose() async throws {
    let app = try await app()
    try app.tap("Garden gate")
    try await app.waitFor("Latch Mini")
    #expect(
      app.screenText == """
        ‹ Devices       Garden gate
        ────────────────────────────────────────────



                              ⊡

                         Garden gate
                          Unlocked


          ⛨ Model
            Latch Mini
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          # Serial number
            LK-2
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          ☍ Address
            10.0.0.2
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          ▭ Battery
            12%
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          ▦ Installed
            2026-11-21
        """)
    #expect(!app.exists(.button("Close")))
    try app.back()
    #expect(app.exists(.header("2 devices")))
  }

  @Test func aSecondTapOnALineDoesNotOpenASecondScreen() async throws {
    let services = try await DevicesServices.scripted(devices: [.door])
    let flow = DevicesFlow(services)
    flow.didSelect("LK-1")
    flow.didSelect("LK-1")
    #expect(
      flow.journey == Journey(.list, [.push(.details(DeviceDetailsTransition(device: "LK-1")))]))
  }

  @Test func whatBecomesOfADeviceIsDrawnInItsLineAlone() async throws {
    let store = DeviceFile.inMemory()
    try await store.save(DemoDevices.make(200, installed: .sample))
    let services = try await DevicesServices.scripted(store: store)
    let app = try Driver(FlowView(DevicesFlow(services)), width: 44, height: 24)
    try await app.waitFor(.toggle("10,000 demo devices"))
    try await app.settle()
    let before = app.bodyEvaluations
    var open = DemoDevices.make(2, installed: .sample)[1]
    open.state = .unlocked
    open.battery = 0
    try await store.save([open])
    try await app.waitFor("Battery low")
    #expect(app.bodyEvaluations - before <= 3)
  }

  @Test func aLongFillingCanBeCancelled() async throws {
    let clock = ManualClock()
    let store = SlowStore()
    let services = try await DevicesServices.scripted(store: store, clock: clock)
    let app = try Driver(FlowView(DevicesFlow(services)), width: 44)
    try await app.waitFor(.toggle("10,000 demo devices"))
    try app.tap("10,000 demo devices")
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    try await app.waitFor("Adding demo devices…")
    #expect(!app.exists(.button("Cancel")))
    await clock.sleepers(1, for: .milliseconds(1_700))
    clock.advance(by: .milliseconds(1_700))
    try await app.waitFor(.button("Cancel"))
    try app.tap("Cancel")
    while await store.cancelled != 1 { await Task.yield() }
    #expect(
      app.screenText == """
                       Devices  [+ Install a device]
        ────────────────────────────────────────────
          10,000 demo devices                  [ ]

         No devices yet
          ⛨ Install your first lock, or add demo
            devices.
        """)
  }

  @Test func aLongReadingSaysSo() async throws {
    let clock = ManualClock()
    let services = try await DevicesServices.scripted(store: SilentStore(), clock: clock)
    let flow = DevicesFlow(services)
    let app = try Driver(FlowView(flow), width: 44)
    await clock.sleepers(1, for: .milliseconds(300))
    #expect(!app.exists("Reading the devices…"))
    clock.advance(by: .milliseconds(300))
    try await app.waitFor("Reading the devices…")
    flow.didSelect("LK-1")
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    try await app.waitFor("Looking for the device…")
  }

  @Test func theDevicesCanBeReadAgainAfterAFailure() async throws {
    let services = try await DevicesServices.scripted(store: BrokenStore())
    let app = try Driver(FlowView(DevicesFlow(services)), width: 44)
    try await app.waitFor(.button("Try again"))
    #expect(
      app.screenText == """
                       Devices  [+ Install a device]
        ────────────────────────────────────────────

                              ⛁

                 The devices can’t be shown

             There is no room left for the file
             devices.json. Free some space, then
                         try again.

           [              Try again             ]
        """)
    try app.tap("Try again")
    try await app.waitFor(.button("Try again"))
  }

  @Test func theReportOfADamagedFileIsReadAndGone() async throws {
    let services = try await DevicesServices.scripted(store: ReportingStore())
    let app = try Driver(FlowView(DevicesFlow(services)), width: 44)
    try await app.waitFor(.button("OK"))
    #expect(
      app.screenText == """
                       Devices  [+ Install a device]
        ────────────────────────────────────────────
            The file with your devices was
          ⊟ damaged. It was set aside as
            “old.json” in /data/, and a new one
            was created.
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          [OK]

          10,000 demo devices                  [ ]

         No devices yet
          ⛨ Install your first lock, or add demo
            devices.
        """)
    try app.tap("OK")
    #expect(!app.exists("damaged"))
  }
}
