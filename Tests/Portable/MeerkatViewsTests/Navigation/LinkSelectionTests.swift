import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct LinkSelectionTests {
  private struct Days: View {
    @State private var day: String?

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("about Monday"), tag: "mon", selection: $day) {
            Text("Monday")
          }
          NavigationLink("Tuesday", tag: "tue", selection: $day) { Text("about Tuesday") }
          Button("Today") { day = "tue" }
          Text(verbatim: "at \(day ?? "none")")
        }
      }
    }
  }

  @Test func aSelectionOpensItsLink() throws {
    let app = try Driver(Days())
    try app.tap("Monday")
    #expect(app.exists(.text("about Monday")))
    try app.tap("Back")
    #expect(app.exists(.text("at none")))
    try app.tap("Today")
    #expect(app.exists(.text("about Tuesday")))
  }

  private struct Reading: View {
    var style: any NavigationViewStyle
    @State private var selection: String?
    @State private var isRead = false

    var body: some View {
      AnyView(
        NavigationView {
          List {
            Section("Open") { if !isRead { link } }
            Section("Read") { if isRead { link } }
          }
          Text("Nothing chosen")
        }
        .navigationViewStyle(style))
    }

    private var link: some View {
      NavigationLink(tag: "Emma", selection: $selection) {
        Button("Finish") { isRead = true }
        Text(isRead ? "read" : "open")
      } label: {
        Text("Emma")
      }
    }
  }

  @Test(arguments: [true, false])
  func aLinkThatMovesStillLeadsThere(isStack: Bool) throws {
    let style: any NavigationViewStyle =
      isStack ? StackNavigationViewStyle() : ColumnNavigationViewStyle()
    let app = try Driver(Reading(style: style), width: 40)
    try app.tap("Emma")
    try app.tap("Finish")
    #expect(app.exists(.text("read")) && app.exists(.button("Finish")))
    try app.back()
    #expect(app.exists("Emma") && !app.exists(.button("Finish")))
  }
}
