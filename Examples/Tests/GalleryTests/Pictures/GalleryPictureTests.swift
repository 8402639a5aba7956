import GalleryRooms
import Meerkat
import MeerkatPictures
import SnapshotTesting
import MeerkatTesting
import SwiftUI
import Testing

/// What the Gallery's screens look like, compared element by element.
@MainActor
struct GalleryPictureTests {
  private func screen(_ example: ErrorExample) -> some View {
    ErrorScreen(configuration: example.configuration)
      .didPressPrimary {}
      .didPressSecondary {}
      .didPressCancel {}
  }

  @Test(arguments: ErrorExample.all)
  func eachErrorInAllSurroundings(example: ErrorExample) {
    assertSnapshot(
      of: screen(example), as: .contactSheet(width: 320, height: 480), named: example.name)
  }

  @Test(arguments: PreviewLook.longTexts.examples)
  func eachErrorWithLongTexts(example: ErrorExample) {
    assertSnapshot(of: screen(example), as: .svg(width: 320, height: 700), named: example.name)
  }

  /// The rooms that show all at once; the devices are read first, and have a test of their own.
  nonisolated static let rooms = (HomeScreen.Room.apps + HomeScreen.Room.pages).filter {
    $0.title != "Devices"
  }

  @Test(arguments: rooms)
  func eachRoomAsItOpens(room: HomeScreen.Room) throws {
    let customers = try CustomerFile.readFew()
    let flow = GalleryFlow(
      services: GalleryServices(), todoStore: ScriptedTodoStore(), readCustomers: { customers })
    let app = try Driver(FlowView(flow))
    try app.tap(room.title)
    assertSnapshot(
      of: app, as: .svg(width: 390, height: 844, variants: [.light, .dark]), named: room.title)
  }

  @Test func theDevices() async throws {
    let services = try await DevicesServices.scripted(devices: [.door, .gate])
    let app = try Driver(FlowView(DevicesFlow(services)))
    try await app.waitFor(.toggle("10,000 demo devices"))
    assertSnapshot(of: app, as: .svg(width: 390, height: 844, variants: [.light, .dark]))
  }

  @Test func theDevicesBeforeTheFirstOne() async throws {
    let services = try await GalleryServices.scripted()
    let app = try Driver(FlowView(GalleryFlow(services: services)))
    try app.tap("Devices")
    try await app.waitFor("No devices yet")
    assertSnapshot(of: app, as: .svg(width: 390, height: 844))
  }

  @Test func theHomeScreen() throws {
    let app = try Driver(GalleryView(GalleryFlow(services: GalleryServices())))
    assertSnapshot(of: app, as: .svg(width: 390, height: 844, variants: [.light, .dark]))
    assertSnapshot(of: app, as: .svg(width: 1024, height: 768), named: "wide")
  }
}
