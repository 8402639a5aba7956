import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct TabContentTests {
  private enum Place: Hashable {
    case home, library, albums, songs
  }

  private struct Music: View {
    @State private var place = Place.home
    @State private var hasSongs = false

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) {
          Button("Albums") { place = .albums }
          Button("Buy songs") { hasSongs = true }
        }
        .badge(2)
        .customizationID("home")
        if hasSongs {
          Tab("Songs", systemImage: "music.note", value: .songs) { Text("all songs") }
        } else {
          Tab("Library", systemImage: "book", value: .library) { Text("no songs") }
        }
        TabSection("Collections") {
          Tab("Albums", systemImage: "square.stack", value: .albums) { Text("all albums") }
        }
      }
    }
  }

  @Test func valuesOfTabsAreReadFromTheSelection() throws {
    let app = try Driver(Music())
    #expect(
      app.elements.filter { $0.role == .tab }.map(\.label) == ["Home", "Library", "Albums"])
    try app.select(tab: "Library")
    #expect(app.exists("no songs"))
    try app.select(tab: "Home")
    try app.tap("Buy songs")
    try app.select(tab: "Songs")
    #expect(app.exists("all songs"))
    try app.select(tab: "Home")
    try app.tap(.button("Albums"))
    #expect(app.exists("all albums"))
  }
}
