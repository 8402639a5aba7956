import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct StoredValuesTests {
  private struct Settings: View {
    @AppStorage("name") private var name = "nobody"
    @AppStorage("launches") private var launches = 0
    @AppStorage("hasSound") private var hasSound = false

    var body: some View {
      List {
        Text("\(name), start \(launches)")
        Toggle("Sound", isOn: $hasSound)
        Button("Count") { launches += 1 }
      }
    }
  }

  @Test func anAppBeginsWithWhatItKept() throws {
    let app = try Driver(Settings(), keeping: ["name": "Ada", "launches": 3])
    #expect(app.exists("Ada, start 3"))
    try app.toggle("Sound")
    try app.tap("Count")
    #expect(app.storedValues == ["name": "Ada", "launches": 4, "hasSound": true])
    #expect(
      app.storedValues.description == #"["hasSound": true, "launches": 4, "name": "Ada"]"#)
  }

  @Test func theNextStartFindsWhatTheLastOneKept() throws {
    let first = try Driver(Settings())
    #expect(first.storedValues == [:])
    try first.tap("Count")
    let second = try Driver(Settings(), keeping: first.storedValues)
    #expect(second.exists("nobody, start 1"))
    #expect(second.storedValues["launches"] == 1)
    #expect(second.storedValues["name"] == nil)
  }

  @Test func whatIsOfAnotherKindReadsAsTheDefault() throws {
    let app = try Driver(Settings(), keeping: ["launches": "many"])
    #expect(app.exists("nobody, start 0"))
  }
}
