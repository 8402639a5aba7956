import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ListSelectionTests {
  private func rows(_ app: TestApp) throws -> (ListElement, [Element]) {
    app.bodies {}
    let list = try #require(app.elements.compactMap { $0 as? ListElement }.first)
    return (list, list.selectableRows)
  }

  private func selected(_ app: TestApp) throws -> [Bool] {
    let (list, rows) = try rows(app)
    return rows.map { list.isSelected($0) }
  }

  private func choose(_ index: Int, in app: TestApp) throws {
    let (list, rows) = try rows(app)
    try app.runtime.send(.select(rows[index].id), to: list)
  }

  @Test func aUserSelectsOneRow() throws {
    struct Screen: View {
      @State private var selection: Int? = 2
      var body: some View {
        List(1..<4, selection: $selection) { Text("\($0)") }
        Text("chosen: \(selection ?? 0)")
      }
    }
    let app = TestApp(Screen())
    #expect(try selected(app) == [false, true, false])
    try choose(2, in: app)
    #expect(try selected(app) == [false, false, true])
    #expect(app.texts.last == "chosen: 3")
  }

  @Test func aUserSelectsSeveralRowsAndTakesThemOutAgain() throws {
    struct Screen: View {
      @State private var selection: Set<String> = ["b"]
      var body: some View {
        List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) }
        Text(selection.sorted().joined())
      }
    }
    let app = TestApp(Screen())
    try choose(0, in: app)
    #expect(app.texts.last == "ab")
    try choose(1, in: app)
    #expect(app.texts.last == "a")
    #expect(try selected(app) == [true, false, false])
  }

  @Test func rowsAreKnownByTagLinkAndIdentity() throws {
    struct Screen: View {
      @State private var selection: Int?
      var body: some View {
        NavigationStack {
          List(selection: $selection) {
            Text("untagged")
            Text("tagged").tag(1)
            Section("Section") {
              NavigationLink("link", value: 2)
              ForEach([3, 4], id: \.self) { Text("\($0)").bold() }
            }
            Text("of another type").tag("1")
          }
          .navigationTitle("\(selection ?? 0)")
        }
      }
    }
    let app = TestApp(Screen())
    #expect(try rows(app).1.count == 4)
    try choose(0, in: app)
    #expect(try selected(app) == [true, false, false, false])
    try app.tap("link")
    #expect(try selected(app) == [false, true, false, false])
    #expect(app.screens.map(\.title) == ["2"])
    try choose(3, in: app)
    #expect(app.screens.map(\.title) == ["4"])
  }

  @Test func selectingEvaluatesOnlyWhoReadsTheSelection() throws {
    struct Screen: View {
      @Binding var selection: Int?
      var body: some View { List(0..<100, selection: $selection) { Text("\($0)") } }
    }
    struct Owner: View {
      @State private var selection: Int?
      var body: some View { Screen(selection: $selection) }
    }
    let app = TestApp(Owner())
    let (list, rows) = try rows(app)
    #expect(app.bodies { try? app.runtime.send(.select(rows[50].id), to: list) } == 0)
    #expect(list.selected == [50])
  }

  @Test func aRowThatIsGoneCannotBeSelected() throws {
    let app = TestApp(List(0..<3, selection: .constant(Int?.none)) { Text("\($0)") })
    let (list, _) = try rows(app)
    #expect(throws: EventRefusal.unsuitable(id: list.id, .select(9_999))) {
      try app.runtime.send(.select(9_999), to: list)
    }
  }
}
