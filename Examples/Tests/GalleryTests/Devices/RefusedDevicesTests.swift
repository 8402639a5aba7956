import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// What the store refuses is said to the user, whatever happens in the meantime.
@MainActor
struct RefusedDevicesTests {
  /// Goes through an installation to its end.
  func install(_ device: FoundDevice, in flow: DevicesFlow) throws {
    flow.open("/install")
    let installation = try #require(flow.child(DeviceInstallationFlow.self))
    installation.presenter.didFind(device)
    installation.presenter.didLogIn(to: device, .first)
    installation.presenter.didPressClose()
  }

  func devices(in gallery: GalleryFlow) throws -> DevicesFlow {
    try #require(gallery.child(DevicesFlow.self))
  }

  @Test func whatCannotBeKeptIsSaidAndCanBeTriedAgain() async throws {
    let flow = DevicesFlow(try await .scripted(store: FailingStore(failures: 1)))
    let app = try Driver(FlowView(flow), width: 44)
    try install(.door, in: flow)
    try await app.waitFor(.button("Try again"))
    #expect(
      app.topText == """
        ╭─────────────────────────────────────────╮
        │       “Front door” was not added.       │
        │ There is no room left for the file      │
        │ devices.json. Free some space, then try │
        │ again.                                  │
        │          [Try again] [Give up]          │
        ╰─────────────────────────────────────────╯
        """)
    try app.tap("Try again")
    try await app.waitFor(.header("1 device"))
    #expect(flow.notKept == nil)
  }

  @Test func severalDevicesAreToldOfOneAfterTheOther() async throws {
    let services = try await DevicesServices.scripted(store: FailingStore(failures: 2))
    let flow = DevicesFlow(services)
    let app = try Driver(FlowView(flow), width: 44)
    try install(.door, in: flow)
    try install(.gate, in: flow)
    try await app.waitUntil { services.keeper.refused.map(\.device.id) == ["LK-1", "LK-2"] }
    try await app.waitFor(.button("Give up"))
    #expect(flow.notKept?.device == .door)
    try app.tap("Give up")
    try await app.waitUntil { flow.notKept?.device.id == "LK-2" }
    try await app.waitFor("“Garden gate” was not added.")
    try app.tap("Try again")
    try await app.waitFor(.header("1 device"))
    #expect(flow.journey == Journey(.list))
    #expect(services.keeper.refused == [])
  }

  @Test func whatFailsAfterTheRoomWasLeftIsSaidWhenTheUserComesBack() async throws {
    let services = try await DevicesServices.scripted(store: FailingStore(failures: 1))
    let gallery = GalleryFlow(services: try await .scripted(services))
    let app = try Driver(FlowView(gallery), width: 44)
    gallery.open("/devices")
    try install(.door, in: try devices(in: gallery))
    gallery.open("/todos")
    try await app.waitUntil { !services.keeper.refused.isEmpty }
    #expect(!app.exists(.button("Give up")))
    gallery.open("/devices")
    try await app.waitFor("“Front door” was not added.")
    try app.tap("Try again")
    try await app.waitFor(.header("1 device"))
  }

  @Test func whatCannotBeSaidNowIsSaidLater() async throws {
    let services = try await DevicesServices.scripted(store: FailingStore(failures: 1))
    let gallery = GalleryFlow(services: try await .scripted(services))
    let app = try Driver(FlowView(gallery), width: 44)
    gallery.open("/devices")
    let flow = try devices(in: gallery)
    try install(.door, in: flow)
    gallery.present(.todos)
    try await app.waitUntil { !services.keeper.refused.isEmpty }
    try await app.settle()
    #expect(flow.journey == Journey(.list))
    gallery.close()
    flow.didSelect("LK-9")
    try await app.waitFor("“Front door” was not added.")
  }
}
