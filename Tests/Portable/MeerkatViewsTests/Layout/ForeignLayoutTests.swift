import MeerkatTesting
import MeerkatUI
import Testing

/// What apps of other people lean on in rows and backgrounds.
@MainActor
struct ForeignLayoutTests {
  @Test func aTextBesideAButtonWithASpacerKeepsItsWords() throws {
    let app = try Driver(
      HStack {
        Text("Popular")
        Button(
          action: {},
          label: {
            Spacer()
            Text("See all")
          })
      }, width: 40)
    #expect(app.screenText.split(separator: "\n").count == 1, "\(app.screenText)")
    #expect(app.screenText.contains("Popular"))
  }

  private struct Linked: View {
    @State var isActive = false
    @State var tapped = ""

    var body: some View {
      NavigationStack {
        VStack {
          Group {
            Button("a") { tapped += "a" }
            Button("b") { tapped += "b" }
            Button("c") { tapped += "c" }
          }
          .background(
            NavigationLink(isActive: $isActive, destination: { Text("there") }) { EmptyView() })
          Text("tapped \(tapped)")
        }
      }
    }
  }

  @Test func allOfSeveralViewsWithABackgroundAreFound() throws {
    let app = try Driver(Linked())
    for name in ["a", "b", "c"] { try app.tap(.button(name)) }
    #expect(app.exists(.text("tapped abc")))
  }

  private struct Nested: View {
    @State var tapped = ""

    var body: some View {
      Button {
        tapped += "outer"
      } label: {
        HStack {
          Text("row")
          Button("star") { tapped += "star" }
        }
      }
      Text("tapped \(tapped)")
    }
  }

  @Test func aButtonInALabelOfAButtonIsTapped() throws {
    let app = try Driver(VStack { Nested() })
    try app.tap("star")
    #expect(app.exists(.text("tapped star")))
    try app.tap(.button("row, star"))
    #expect(app.exists(.text("tapped starouter")))
  }
}
