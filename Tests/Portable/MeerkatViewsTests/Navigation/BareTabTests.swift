import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct BareTabTests {
  private struct Pages: View {
    @State private var page = "b"

    var body: some View {
      TabView(selection: $page) {
        ForEach(["a", "b", "c"], id: \.self) { Text("page \($0)").tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
  }

  @Test func viewsWithoutATabItemAreNumbered() throws {
    let app = try Driver(Pages(), width: 24)
    #expect(
      app.screenText == """
                 page b
        ────────────────────────
            ○ 1   ● 2   ○ 3
        """)
    try app.tap(.tab("3"))
    #expect(app.exists(.text("page c")))
    #expect(!app.exists(.text("page b")))
  }

  private struct Growing: View {
    @State private var count = 1

    var body: some View {
      TabView {
        ForEach(0..<count, id: \.self) { number in
          Button("page \(number)") { count += 1 }
        }
      }
      .tabViewStyle(.page)
    }
  }

  @Test func pagesComeAndGo() throws {
    let app = try Driver(Growing(), width: 24)
    try app.tap("page 0")
    try app.tap(.tab("2"))
    #expect(app.exists(.button("page 1")))
  }
}
