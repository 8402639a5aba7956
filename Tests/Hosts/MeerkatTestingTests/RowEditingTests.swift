import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct RowEditingTests {
  private struct Notes: View {
    @State private var notes = ["Essay", "Talk", "Quiz"]
    @State private var log = ""
    @State private var isLocked = false

    var body: some View {
      NavigationStack {
        list
      }
    }

    private var list: some View {
      List {
        Section("Notes") {
          ForEach(notes, id: \.self) { note in
            NavigationLink(note) { Text("about \(note)") }
              .swipeActions(edge: .leading) {
                Button("Archive") { log = "archived \(note)" }
              }
              .deleteDisabled(note == "Quiz")
          }
          .onDelete(perform: isLocked ? nil : { notes.remove(atOffsets: $0) })
          .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
          Text("the end")
        }
        Text("log: \(log)")
        Button("Lock") { isLocked = true }
      }
    }
  }

  private func titles(_ app: Driver) -> [String] {
    app.elements.filter { $0.role == .row }.map(\.label).prefix { $0 != "the end" }.map(\.self)
  }

  @Test func aRowIsDeleted() throws {
    let app = try Driver(Notes())
    try app.delete("Talk")
    #expect(titles(app) == ["Essay", "Quiz"])
  }

  @Test(arguments: [
    ("Essay", 2, ["Talk", "Quiz", "Essay"]), ("Quiz", 0, ["Quiz", "Essay", "Talk"]),
    ("Talk", 2, ["Essay", "Quiz", "Talk"]), ("Talk", 1, ["Essay", "Talk", "Quiz"]),
  ])
  func aRowIsMoved(row: String, to position: Int, order: [String]) throws {
    let app = try Driver(Notes())
    try app.move(row, to: position)
    #expect(titles(app) == order)
  }

  @Test func anActionBesideARowIsChosen() throws {
    let app = try Driver(Notes())
    #expect(!app.exists("Archive"))
    #expect(try app.element(.row("Talk")).label == "Talk")
    try app.choose("Archive", in: .row("Talk"))
    #expect(app.exists("log: archived Talk"))
  }

  @Test(arguments: ["Quiz", "the end"])
  func whatCanNotBeDeletedStays(row: String) throws {
    let app = try Driver(Notes())
    do throws(Driver.Error) {
      try app.delete(row)
      Issue.record("\(row) was deleted.")
    } catch {
      #expect(error.description.hasPrefix("You can't delete .row(\"\(row)\")."))
    }
    #expect(titles(app) == ["Essay", "Talk", "Quiz"])
  }

  @Test func anAppCanForbidIt() throws {
    let app = try Driver(Notes())
    try app.tap("Lock")
    #expect(throws: Driver.Error.self) { try app.delete("Talk") }
  }

  @Test func thereIsNoPlaceBehindTheLastOne() throws {
    let app = try Driver(Notes())
    #expect(throws: Driver.Error.self) { try app.move("Essay", to: 3) }
    #expect(titles(app) == ["Essay", "Talk", "Quiz"])
  }

  @Test func whatALoopAroundDoesIsNotDoneToItsRows() throws {
    struct Groups: View {
      @State private var groups = ["A", "B"]
      var body: some View {
        List {
          ForEach(groups, id: \.self) { group in
            Section(group) { ForEach(0..<2, id: \.self) { Text("\(group) \($0)") } }
          }
          .onDelete { groups.remove(atOffsets: $0) }
        }
      }
    }
    let app = try Driver(Groups())
    #expect(throws: Driver.Error.self) { try app.delete("B 0") }
    #expect(app.exists("A 0"))
  }
}
