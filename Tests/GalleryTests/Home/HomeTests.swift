import GalleryRooms
import Meerkat
import MeerkatTesting
import Testing

/// The way into the rooms, the strip that says where the visitor is, and the backend of their choice.
@MainActor
struct HomeTests {
  let flow = GalleryFlow(services: GalleryServices())

  @Test(arguments: HomeScreen.Room.apps + HomeScreen.Room.pages)
  func eachRoomOpensByItsLineAndByItsAddress(room: HomeScreen.Room) throws {
    let app = try Driver(FlowView(flow))
    try app.tap(room.title)
    let place = try #require(GalleryFlow.Destination(rawValue: "\(room.id)"))
    #expect(flow.journey == [.root(.home), .push(place)])
    #expect(flow.link == "/\(room.id)")
  }

  @Test func theStripShowsTheJourneysLive() throws {
    let app = try Driver(GalleryView(flow), width: 60)
    #expect(!app.screenText.contains("GalleryFlow"))
    try app.toggle(.toggle("Where am I"))
    #expect(app.screenText.contains("GalleryFlow [home]"))
    try app.tap("Four places")
    #expect(app.screenText.contains("GalleryFlow [home, push places]\n"))
    #expect(app.screenText.contains("  PlacesFlow [page]"))
    flow.back()
    try app.toggle(.toggle("Where am I"))
    #expect(!app.screenText.contains("GalleryFlow"))
  }

  @Test func theBackendIsAsTheVisitorWishes() throws {
    let app = try Driver(FlowView(flow))
    try app.choose("down", in: "Backend")
    #expect(flow.services.backend.condition == .down)
    #expect(app.screenText.contains("down"))
  }
}
