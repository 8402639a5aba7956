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
}
