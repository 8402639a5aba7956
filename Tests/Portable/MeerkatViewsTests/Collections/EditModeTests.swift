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

  private struct Row: Identifiable {
    let id: Int
    var name: String
  }

  private struct Edited: View {
    let actions: EditActions<[Row]>
    @State private var rows = [
      Row(id: 1, name: "One"), Row(id: 2, name: "Two"), Row(id: 3, name: "Six"),
    ]

    var body: some View {
      List($rows, editActions: actions) { $row in Text(row.name) }
      Text(verbatim: rows.map(\.name).joined())
    }
  }

  @Test func aListOfABindingLetsItsRowsBeEdited() throws {
    let app = try Driver(Edited(actions: .all))
    try app.move("Six", to: 0)
    #expect(app.exists(.text("SixOneTwo")))
    try app.delete("One")
    #expect(app.exists(.text("SixTwo")))
    let fixed = try Driver(Edited(actions: .move))
    #expect(throws: (any Error).self) { try fixed.delete("One") }
    try fixed.move("One", to: 2)
    #expect(fixed.exists(.text("TwoSixOne")))
  }
}
