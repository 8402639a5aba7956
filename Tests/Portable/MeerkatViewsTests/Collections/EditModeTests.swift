import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct EditModeTests {
  private struct Names: View {
    @Environment(\.editMode) private var editMode

    var body: some View {
      List {
        Text(verbatim: editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
        NavigationLink("More") { Names() }
      }
      .navigationTitle("Names")
      .toolbar { EditButton() }
    }
  }

  @Test func theButtonTurnsTheModeOfItsScreen() throws {
    let app = try Driver(NavigationStack { Names() }, width: 24)
    #expect(app.exists(.text("reading")))
    try app.tap("Edit")
    #expect(
      app.screenText == """
                 Names    [Done]
        ────────────────────────
          editing
          More               ›
        """)
    try app.tap("More")
    #expect(app.exists(.text("reading")))
    try app.tap("Back")
    #expect(app.exists(.text("editing")))
    try app.tap("Done")
    #expect(app.exists(.text("reading")))
  }

  private struct Bound: View {
    @State private var mode = EditMode.inactive

    var body: some View {
      EditButton().environment(\.editMode, $mode)
      Text(verbatim: "\(mode)")
    }
  }

  @Test func anAppKeepsTheModeItself() throws {
    let app = try Driver(Bound())
    try app.tap("Edit")
    #expect(app.exists(.text("active")))
  }
}
