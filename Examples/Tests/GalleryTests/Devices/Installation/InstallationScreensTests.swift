import ClockSupport
import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// The whole installation as a user goes through it.
@MainActor
struct InstallationScreensTests {
  let discovery = ScriptedDiscovery()
  let authentication = ScriptedAuthentication()
  let clock = ManualClock()
  let store = DeviceFile.inMemory()
  let app: Driver

  init() async throws {
    var services = try await DevicesServices.scripted(
      store: store, discovery: discovery, authentication: authentication, clock: clock)
    services.passwordHint = "It is “open-sesame”."
    app = try Driver(FlowView(DevicesFlow(services)), width: 44)
    try await app.waitFor(.header("No devices yet"))
    try app.tap("Install a device")
    try await app.waitFor(.header("Find your lock"))
  }

  /// Finds both devices.
  func find() async throws {
    discovery.tell(.found(.door), .found(.gate), .progress(1))
    discovery.finish()
    try await app.waitFor(.button("Search again"))
  }

  func logIn(_ token: DeviceToken = .first) async throws {
    try app.type("open-sesame", into: "Password")
    try app.tap(.button("Log in"))
    await authentication.loginHasBegun()
    authentication.answer(.success(.accepted(token)))
    try await app.waitFor(.button("Close"))
  }

  @Test func theSearchShowsHowFarItIsAndWhatItFound() async throws {
    discovery.tell(.progress(0.25), .found(.door))
    try await app.waitFor("Front door")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ [Cancel]     Find your lock              │
        │ ──────────────────────────────────────── │
        │                                          │
        │                                          │
        │                                          │
        │                     ◎                    │
        │                                          │
        │                                          │
        │         Looking for locks in your        │
        │         network…                         │
        │                                          │
        │             [###-------] 25%             │
        │                                          │
        │             [Stop searching]             │
        │                                          │
        │                                          │
        │  Found                                   │
        │         Front door                       │
        │     ⊠   Latch Pro, LK-1              ›   │
        │  Choose the lock to install.             │
        ╰──────────────────────────────────────────╯
        """)
  }

  @Test func whatWasFoundCanBeChosen() async throws {
    try await find()
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ [Cancel]     Find your lock              │
        │ ──────────────────────────────────────── │
        │  Found                                   │
        │         Front door                       │
        │     ⊠   Latch Pro, LK-1              ›   │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │         Garden gate                      │
        │     ⊡   Latch Mini, LK-2             ›   │
        │  Choose the lock to install.             │
        │                                          │
        │   [↻ Search again]                       │
        ╰──────────────────────────────────────────╯
        """)
  }

  @Test func aStoppedSearchCanBeBegunAgain() async throws {
    try app.tap("Stop searching")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ [Cancel]     Find your lock              │
        │ ──────────────────────────────────────── │
        │                                          │
        │                                          │
        │                                          │
        │                     ⌕                    │
        │                                          │
        │          The search was stopped          │
        │       No lock had been found until       │
        │                  then.                   │
        │                                          │
        │                                          │
        │   [↻ Search again]                       │
        ╰──────────────────────────────────────────╯
        """)
    try app.tap("Search again")
    #expect(app.exists(.button("Stop searching")))
    #expect(discovery.begun == 2)
  }

  @Test func whereNothingIsFoundTheUserIsToldWhatToDo() async throws {
    discovery.finish()
    try await app.waitFor(.button("Search again"))
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ [Cancel]     Find your lock              │
        │ ──────────────────────────────────────── │
        │                                          │
        │                                          │
        │                                          │
        │                     ⌕                    │
        │                                          │
        │             No lock was found            │
        │       Check that the lock has power      │
        │       and is near you, then search       │
        │                  again.                  │
        │                                          │
        │                                          │
        │   [↻ Search again]                       │
        ╰──────────────────────────────────────────╯
        """)
  }

  @Test func aSearchThatBreaksOffSaysWhy() async throws {
    discovery.tell(.found(.gate))
    discovery.finish(throwing: .refused)
    try await app.waitFor(.button("Search again"))
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ [Cancel]     Find your lock              │
        │ ──────────────────────────────────────── │
        │                                          │
        │                                          │
        │                                          │
        │                     ⌔                    │
        │                                          │
        │        The search was interrupted        │
        │       The server can’t be reached.       │
        │       Check the connection, and try      │
        │                  again.                  │
        │                                          │
        │                                          │
        │  Found                                   │
        │         Garden gate                      │
        │     ⊡   Latch Mini, LK-2             ›   │
        │  Choose the lock to install.             │
        │                                          │
        │   [↻ Search again]                       │
        ╰──────────────────────────────────────────╯
        """)
  }

  @Test func theLoginAsksForThePassword() async throws {
    try await find()
    try app.tap("Front door")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ ‹ Find your lock  Log in                 │
        │ ──────────────────────────────────────── │
        │                                          │
        │                                          │
        │                                          │
        │                     ⚷                    │
        │                                          │
        │                Front door                │
        │           It is “open-sesame”.           │
        │                                          │
        │                                          │
        │   [Password…_________________________]   │
        │                                          │
        │                 [Log in]                 │
        ╰──────────────────────────────────────────╯
        """)
  }

  @Test func aWrongPasswordIsSaid() async throws {
    try await find()
    try app.tap("Front door")
    try app.tap(.button("Log in"))
    #expect(app.exists("Type the password first."))
    try app.type("open-salami", into: "Password")
    #expect(!app.exists("Type the password first."))
    try app.tap(.button("Log in"))
    await authentication.loginHasBegun()
    authentication.answer(.success(.wrongPassword))
    try await app.waitFor("The password is wrong")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ ‹ Find your lock  Log in                 │
        │ ──────────────────────────────────────── │
        │                                          │
        │                                          │
        │                                          │
        │                     ⚷                    │
        │                                          │
        │                Front door                │
        │           It is “open-sesame”.           │
        │                                          │
        │                                          │
        │   [•••••••••••_______________________]   │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │   ⚠ The password is wrong. Look inside   │
        │     the cover again.                     │
        │                                          │
        │                 [Log in]                 │
        ╰──────────────────────────────────────────╯
        """)
  }

  @Test func aSlowLoginCanBeGivenUp() async throws {
    try await find()
    try app.tap("Front door")
    try app.type("open-sesame", into: "Password")
    try app.submit("Password")
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    try await app.waitFor("Logging in…")
    await clock.sleepers(1, for: .milliseconds(1_700))
    clock.advance(by: .milliseconds(1_700))
    try await app.waitFor(.button("Cancel"))
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ ‹ Find your lock  Log in                 │
        │ ──────────────────────────────────────── │
        │                                          │
        │                                          │
        │                                          │
        │                     ⚷                    │
        │                                          │
        │                Front door                │
        │           It is “open-sesame”.           │
        │                                          │
        │                                          │
        │   (•••••••••••_______________________)   │
        │                                          │
        │   ◌ Logging in…               [Cancel]   │
        ╰──────────────────────────────────────────╯
        """)
    try app.tap(.button("Cancel"))
    #expect(app.exists(.button("Log in")))
  }

  @Test func theInstalledDeviceIsHandedToTheList() async throws {
    try await find()
    try app.tap("Front door")
    try await logIn()
    try await app.waitFor("Latch Pro")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────────╮
        │ ‹ Log in       Front door        [Close] │
        │ ──────────────────────────────────────── │
        │                                          │
        │                                          │
        │                                          │
        │                     ⊠                    │
        │                                          │
        │                Front door                │
        │                  Locked                  │
        │                                          │
        │                                          │
        │   ⛨ Model                                │
        │     Latch Pro                            │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │   # Serial number                        │
        │     LK-1                                 │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │   ☍ Address                              │
        │     10.0.0.1                             │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │   ▬ Battery                              │
        │     92%                                  │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │   ▦ Installed                            │
        │     2026-11-21                           │
        ╰──────────────────────────────────────────╯
        """)
    try app.tap("Close")
    try await app.waitFor(.header("1 device"))
    #expect(
      app.screenText == """
                       Devices  [+ Install a device]
        ────────────────────────────────────────────
          10,000 demo devices                  [ ]

         1 device
                Front door
            ⊠   Locked                           ›
        """)
    #expect(try await store.devices() == [.door])
  }

  @Test func whoGoesBackToTheFirstStepCanInstallAnotherDevice() async throws {
    try await find()
    try app.tap("Front door")
    try await logIn()
    try app.back()
    try app.back()
    #expect(app.exists(.header("Find your lock")))
    try app.tap("Garden gate")
    #expect(try app.element(.any(.textField)).value == "")
    try await logIn(.second)
    try app.tap("Close")
    try await app.waitFor(.header("1 device"))
    #expect(try await store.devices() == [.gate])
  }

  @Test func whoLeavesTheInstallationHasInstalledNothing() async throws {
    try await find()
    try app.tap("Front door")
    try await logIn()
    try app.close()
    try await app.settle()
    #expect(app.exists(.header("No devices yet")))
    #expect(try await store.devices() == [])
  }
}
