import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct FittingTests {
  private struct Signs: View {
    var axes: Axis.Set = .horizontal
    @State private var pressed = ""

    var body: some View {
      VStack(alignment: .leading) {
        ViewThatFits(in: axes) {
          HStack {
            Text("Very long words")
            Button("Long") { pressed = "long" }
          }
          Button("Mid words") { pressed = "mid" }
          Text("…")
        }
        Text(pressed)
      }
    }
  }

  @Test(arguments: [
    (30, "Very long words [Long]"),
    (22, "Very long words [Long]"),
    (21, "[Mid words]"),
    (11, "[Mid words]"),
    (10, "…"),
    (1, "…"),
  ])
  func theFirstOneThatFitsIsShown(width: Int, line: String) throws {
    #expect(try Driver(Signs(), width: width).picture == line)
  }

  @Test func onlyWhatIsShownCanBePressed() throws {
    let app = try Driver(Signs(), width: 12)
    #expect(!app.exists("Long"))
    try app.tap("Mid words")
    #expect(app.exists(.text("mid")))
  }

  @Test func heightCountsWhereItIsAskedFor() throws {
    let view = ViewThatFits(in: .vertical) {
      VStack {
        Text("1")
        Text("2")
        Text("3")
      }
      Text("123")
    }
    #expect(try Driver(view.frame(height: 60), width: 3).picture == "1\n2\n3")
    #expect(try Driver(view.frame(height: 40), width: 3).picture == "123")
  }
}
