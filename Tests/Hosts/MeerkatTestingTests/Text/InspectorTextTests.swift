import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

/// Inspectors of plain views: beside the window's content, or above it where there is no room.
@MainActor
struct InspectorTextTests {
  private struct Shapes: View {
    @State var isInspecting = false
    @State private var isAsking = false
    @State private var color = "red"

    var body: some View {
      NavigationStack {
        Button("The circle is \(color)") { isInspecting.toggle() }
          .navigationTitle("Shapes")
      }
      .inspector(isPresented: $isInspecting) {
        VStack {
          Button("Blue") { color = "blue" }
          Button("Ask") { isAsking = true }
        }
        .alert("Sure?", isPresented: $isAsking) {}
      }
    }
  }

  @Test func whereThereIsRoomItIsBesideTheContent() throws {
    let app = try Driver(Shapes(isInspecting: true), width: 60)
    #expect(
      app.screenText == """
                       Shapes               ╭─ inspector ──────────╮
        ────────────────────────────────────│        [Blue]        │
                [The circle is red]         │         [Ask]        │
                                            ╰──────────────────────╯
        """)
    try app.tap("Blue")
    try app.tap("The circle is blue")
    #expect(!app.exists(.button("Ask")))
  }

  @Test func inALowWindowItIsAsHighAsTheWindow() {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(Shapes(isInspecting: true))
    #expect(
      TextScreen(runtime).text(width: 60, height: 8) == """
                       Shapes               ╭─ inspector ──────────╮
        ────────────────────────────────────│                      │
                                            │                      │
                                            │        [Blue]        │
                [The circle is red]         │         [Ask]        │
                                            │                      │
                                            │                      │
                                            ╰──────────────────────╯
        """)
  }

  @Test func whereThereIsNoneItIsASheet() throws {
    let app = try Driver(Shapes(isInspecting: true), width: 30)
    #expect(app.exists(.button("Blue")))
    #expect(!app.exists(.button("The circle is red")))
    try app.close()
    #expect(app.exists(.button("The circle is red")))
  }

  @Test func anAlertCoversBoth() throws {
    let app = try Driver(Shapes(isInspecting: true), width: 60)
    try app.tap("Ask")
    #expect(app.elements.map(\.label) == ["Sure?", "OK"])
    try app.tap("OK")
    #expect(app.exists(.button("The circle is red")))
  }

  @Test func aboveASheetItIsASheet() throws {
    struct Sheet: View {
      @State var isShown = true
      var body: some View {
        Text("below").sheet(isPresented: $isShown) { Shapes(isInspecting: true) }
      }
    }
    let app = try Driver(Sheet(), width: 60)
    #expect(app.exists(.button("Blue")))
    #expect(!app.exists(.button("The circle is red")))
  }

  @Test func theWindowCanBecomeNarrowAndWideAgain() throws {
    let app = try Driver(Shapes(isInspecting: true), width: 60)
    app.runtime.horizontalSizeClass = .compact
    #expect(!app.elements.contains { $0.label == "The circle is red" })
    app.runtime.horizontalSizeClass = .regular
    #expect(app.elements.contains { $0.label == "The circle is red" })
    #expect(app.elements.contains { $0.label == "Blue" })
  }
}
