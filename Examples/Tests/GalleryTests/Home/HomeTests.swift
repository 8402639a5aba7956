import GalleryRooms
import Meerkat
import MeerkatTesting
import Testing

/// The way into the rooms, and the backend of the user's choice.
@MainActor
struct HomeTests {
  let flow = GalleryFlow(services: GalleryServices())

  @Test(arguments: HomeScreen.Room.apps + HomeScreen.Room.pages)
  func eachRoomOpensByItsLineAndByItsAddress(room: HomeScreen.Room) throws {
    let app = try Driver(FlowView(flow))
    try app.tap(room.title)
    let place = try #require(GalleryFlow.Destination(rawValue: "\(room.id)"))
    #expect(flow.journey == Journey(.home, [.push(place)]))
    #expect(flow.link == "/\(room.id)")
  }

  @Test func theBackendIsAsTheUserWishes() throws {
    let app = try Driver(FlowView(flow))
    try app.choose("down", in: "Backend")
    #expect(flow.services.backend.condition == .down)
    #expect(app.screenText.contains("down"))
  }
}
