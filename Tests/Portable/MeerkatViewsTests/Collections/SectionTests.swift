import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct SectionTests {
  private struct Folders: View {
    @State private var showsRooms = true
    @State private var showsRest = false

    var body: some View {
      List {
        Section("Rooms", isExpanded: $showsRooms) { Text("Kitchen") }
        Section(isExpanded: $showsRest) {
          Text("Cellar")
        } header: {
          Text("Rest")
        }
        Button("Show all") { (showsRooms, showsRest) = (true, true) }
      }
    }
  }

  @Test func theHeadingShowsAndHidesTheRows() throws {
    let app = try Driver(Folders(), width: 24)
    #expect(app.exists("Kitchen") && !app.exists("Cellar"))
    #expect(try app.element(.button("Rest")).value == "Collapsed")
    try app.tap("Rooms")
    try app.tap("Rest")
    #expect(!app.exists("Kitchen") && app.exists("Cellar"))
    #expect(try app.element(.button("Rest")).value == "Expanded")
    try app.tap("Show all")
    #expect(app.exists("Kitchen") && app.exists("Cellar"))
  }
}
