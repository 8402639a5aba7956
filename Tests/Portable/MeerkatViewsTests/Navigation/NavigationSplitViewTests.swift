import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct NavigationSplitViewTests {
  /// Two columns: a list of names, and the one that is selected.
  private struct Mail: View {
    let log: Log
    @State private var selection: String?

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $selection) { Text($0) }
          .navigationTitle("Mail")
      } detail: {
        if let selection {
          Counter(name: selection).id(selection)
        } else {
          Text("Nothing selected").onAppear { log("nothing appears") }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func app(
    _ view: some View, _ sizeClass: UserInterfaceSizeClass = .regular
  ) -> TestApp {
    let app = TestApp(view)
    app.runtime.horizontalSizeClass = sizeClass
    return app
  }

  private func split(in app: TestApp) throws -> SplitElement {
    try #require(app.elements.compactMap { $0 as? SplitElement }.first)
  }

  private func choose(_ label: String, in app: TestApp) throws {
    let list = try #require(app.elements.compactMap { $0 as? ListElement }.first)
    let row = try #require(
      list.selectableRows.first { ($0 as? TextElement)?.text.plainText == label })
    try app.runtime.send(.select(row.id), to: list)
    app.bodies {}
  }

  private func shown(in app: TestApp) throws -> [String] {
    try split(in: app).columns.filter(\.isShown).map { column in
      column.frontStack?.screens.last.map { screen in
        screen.contentElements.map(text).joined(separator: " ")
      } ?? "–"
    }
  }

  private func text(of element: Element) -> String {
    if let text = element as? TextElement { return text.text.plainText }
    return element.children.map(text).joined(separator: " ")
  }

  @Test func columnsStandSideBySideWhereThereIsRoom() throws {
    let app = app(Mail(log: Log()))
    #expect(try shown(in: app) == ["Inbox Sent", "Nothing selected"])
    try choose("Sent", in: app)
    #expect(try shown(in: app) == ["Inbox Sent", "Sent 0"])
  }

  @Test func selectingEvaluatesOnlyWhatReadsTheSelection() throws {
    let app = app(Mail(log: Log()))
    try choose("Sent", in: app)
    let list = try #require(app.elements.compactMap { $0 as? ListElement }.first)
    let inbox = try #require(list.selectableRows.first)
    // The body that reads the selection, the stack of the column that it makes anew, and the counter.
    let bodies = app.bodies { try? app.runtime.send(.select(inbox.id), to: list) }
    #expect(bodies == 4)
    #expect(app.bodies { try? app.runtime.send(.select(inbox.id), to: list) } == 0)
  }

  @Test func withLittleRoomAUserSeesOneColumnAtATime() throws {
    let app = app(Mail(log: Log()), .compact)
    #expect(try shown(in: app) == ["Inbox Sent"])
    try choose("Sent", in: app)
    #expect(try shown(in: app) == ["Sent 0"])
    let screen = try #require(split(in: app).columns[1].frontStack?.screens.first)
    #expect(screen.reachableBackTitle == "Mail")
    try app.runtime.send(.back, to: screen)
    #expect(try shown(in: app) == ["Inbox Sent"])
    let list = try #require(app.elements.compactMap { $0 as? ListElement }.first)
    #expect(list.selected.isEmpty)
  }

  @Test func whatIsNotInSightDoesNotAppear() throws {
    let log = Log()
    let runtime = Runtime()
    runtime.show(Mail(log: log))
    #expect(log.lines == [])
    runtime.horizontalSizeClass = .regular
    #expect(log.lines == ["nothing appears"])
  }

  @Test func openingOutAndFoldingKeepsTheStateOfBothColumns() throws {
    let app = app(Mail(log: Log()), .compact)
    try choose("Sent", in: app)
    try app.tap("Sent 0")
    app.runtime.horizontalSizeClass = .regular
    #expect(try shown(in: app) == ["Inbox Sent", "Sent 1"])
    app.runtime.horizontalSizeClass = .compact
    #expect(try shown(in: app) == ["Sent 1"])
  }

  @Test(
    "The app says which columns are shown",
    arguments: [
      (NavigationSplitViewVisibility.automatic, ["a", "b", "c"]), (.all, ["a", "b", "c"]),
      (.doubleColumn, ["b", "c"]), (.detailOnly, ["c"]),
    ])
  func visibilityHidesLeadingColumns(
    visibility: NavigationSplitViewVisibility, columns: [String]
  ) throws {
    let app = app(
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("a")
      } content: {
        Text("b")
      } detail: {
        Text("c")
      })
    #expect(try shown(in: app) == columns)
  }

  @Test func theButtonForTheSidebarWritesTheVisibility() throws {
    struct Screen: View {
      @State private var visibility = NavigationSplitViewVisibility.automatic
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("a")
        } detail: {
          Text(visibility == .detailOnly ? "alone" : "beside")
        }
      }
    }
    let app = app(Screen())
    let split = try split(in: app)
    try app.runtime.send(.tap, to: split)
    #expect(try shown(in: app) == ["alone"])
    try app.runtime.send(.tap, to: split)
    #expect(try shown(in: app) == ["a", "beside"])
  }

  @Test(
    "The app says which column is on top",
    arguments: [
      (NavigationSplitViewColumn.sidebar, "a"), (.content, "b"), (.detail, "c"),
    ])
  func preferredColumnIsOnTop(column: NavigationSplitViewColumn, shown: String) throws {
    let app = app(
      NavigationSplitView(preferredCompactColumn: .constant(column)) {
        Text("a")
      } content: {
        Text("b")
      } detail: {
        Text("c")
      }, .compact)
    #expect(try self.shown(in: app) == [shown])
  }

  @Test func linksInASidebarReplaceTheDetail() throws {
    struct Screen: View {
      var body: some View {
        NavigationSplitView {
          VStack {
            NavigationLink("number", value: 7)
            NavigationLink("view") { Text("a view") }
            NavigationLink("unknown", value: "text")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        } detail: {
          Counter(name: "root")
        }
      }
    }
    let app = app(Screen())
    try app.tap("root 0")
    try app.tap("number")
    #expect(try shown(in: app).last == "number 7")
    try app.tap("view")
    #expect(try shown(in: app).last == "a view")
    try app.tap("unknown")
    #expect(try shown(in: app).last == "a view")
    app.runtime.horizontalSizeClass = .compact
    let screen = try #require(split(in: app).columns[1].frontStack?.screens.first)
    try app.runtime.send(.back, to: screen)
    #expect(try shown(in: app) == ["number view unknown"])
    app.runtime.horizontalSizeClass = .regular
    #expect(try shown(in: app).last == "root 1")
  }

  @Test func aStackInTheDetailHasItsOwnWayBack() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(1..<3, selection: $selection) { NavigationLink("row \($0)", value: $0) }
            .navigationTitle("Rows")
        } detail: {
          NavigationStack(path: $path) {
            NavigationLink("deeper", value: 10)
              .navigationTitle("Row \(selection ?? 0)")
              .navigationDestination(for: Int.self) { Text("page \($0)") }
          }
        }
      }
    }
    let app = app(Screen(), .compact)
    try app.tap("row 2")
    try app.tap("deeper")
    #expect(try shown(in: app) == ["page 10"])
    let stack = try #require(split(in: app).columns[1].frontStack)
    #expect(stack.screens.map(\.reachableBackTitle) == ["Rows", "Row 2"])
    try app.runtime.send(.back, to: stack.screens[1])
    try app.runtime.send(.back, to: stack.screens[0])
    #expect(try shown(in: app) == ["row 1 row 2"])
  }
}
