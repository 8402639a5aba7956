import GalleryRooms
import Meerkat
import MeerkatTesting
import SnapshotTesting
import Testing

/// What a screen reader says of the Gallery's screens; the browser's tests compare the pages with
/// the same files.
@MainActor
struct SpokenTests {
  @Test(arguments: [
    "", "course", "course/homework", "customers", "errors", "errors/preview", "places",
    "places/sheet", "todos", "todos/new", "todos/2",
  ])
  func eachScreen(address: String) throws {
    let flow = GalleryFlow(services: GalleryServices(), todoStore: ScriptedTodoStore())
    let app = try Driver(FlowView(flow))
    _ = try flow.open("/" + address).get()
    let lines = app.elements.map { $0.description.replacing("\n", with: " ") }
      .joined(separator: "\n")
    let name = address.isEmpty ? "home" : address.replacing("/", with: "-")
    assertSnapshot(of: lines, as: .lines, named: name)
  }
}
