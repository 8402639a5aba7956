import MeerkatBrowser
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ColumnHTMLTests {
  /// A runtime with two columns, of which the first has a list with a selection.
  private func columns(_ selection: Int?) -> Runtime {
    struct Screen: View {
      @State var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $selection) {
            Text("one").tag(1)
            NavigationLink("two", value: 2)
          }
          .navigationTitle("Numbers")
          .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
        } detail: {
          Text("number \(selection ?? 0)")
        }
      }
    }
    let runtime = Runtime()
    runtime.horizontalSizeClass = .regular
    runtime.show(Screen(selection: selection))
    return runtime
  }

  private func html(_ runtime: Runtime) -> String {
    HTMLRenderer().html(of: runtime.window).text
  }

  private func element<Kind: Element>(_ kind: Kind.Type, in element: Element) -> Kind? {
    for child in element.children {
      if let found = child as? Kind ?? self.element(kind, in: child) { return found }
    }
    return nil
  }

  @Test func columnsAreLandmarksOfWhichOneIsInSight() throws {
    let runtime = columns(nil)
    defer { runtime.end() }
    let page = html(runtime)
    let columns = try #require(element(SplitElement.self, in: runtime.window)).columns
    #expect(
      page.contains(
        "<nav id=e\(columns[0].id) aria-label='Sidebar' class='column in-sight' "
          + "style='--width:200px;--least:100px;--most:300px'>"))
    #expect(page.contains("<section id=e\(columns[1].id) class='column'>"))
  }

  @Test func theWayBackToAColumnIsForNarrowWindows() {
    let runtime = columns(1)
    defer { runtime.end() }
    let page = html(runtime)
    #expect(page.contains("class='back to-column' data-event=b"))
    #expect(page.contains("<span>Numbers</span></button>"))
  }

  @Test func aButtonHidesTheSidebar() throws {
    let runtime = columns(1)
    defer { runtime.end() }
    let split = try #require(element(SplitElement.self, in: runtime.window))
    #expect(
      html(runtime).contains(
        "class='fold' data-event=t data-id=\(split.id) aria-label='Show or hide the sidebar'>"))
    try runtime.send(.tap, to: split)
    let page = html(runtime)
    #expect(page.contains("<split-view id=e\(split.id) class='gx gy folded'>"))
    #expect(page.contains("class='column away'"))
  }

  @Test func rowsThatCanBeSelectedHaveAButtonWithTheirName() throws {
    let runtime = columns(1)
    defer { runtime.end() }
    let list = try #require(element(ListElement.self, in: runtime.window))
    let row = try #require(list.selectableRows.first)
    #expect(
      html(runtime).contains(
        "<button id=b\(row.id) type=button class='choose' data-event=s data-id=\(list.id) "
          + "data-value=\(row.id) aria-label='one' aria-current=true></button>"))
  }

  @Test func aScreenReaderReadsARowOnce() {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(
      List(selection: .constant(Set<Int>())) {
        HStack {
          Text("Essay")
          Button("Read") {}
        }
        .tag(1)
      })
    let list = html(runtime)
    #expect(list.contains("aria-label='Essay, Read' aria-pressed=false></button>"))
    #expect(list.contains("aria-hidden=true>Essay</span>"))
    #expect(!list.contains("aria-hidden=true>Read</span>"))
  }

  @Test func onlyRowsWhoseSelectionChangedAreWrittenAgain() throws {
    let runtime = columns(nil)
    defer { runtime.end() }
    let renderer = HTMLRenderer()
    _ = renderer.html(of: runtime.window)
    let list = try #require(element(ListElement.self, in: runtime.window))
    let row = try #require(list.selectableRows.first)
    func changes() -> [HTML?] {
      list.selectableRows.map { renderer.changedChoice(of: $0, in: list) }
    }
    #expect(changes().allSatisfy { $0 == nil })
    try runtime.send(.select(row.id), to: list)
    let changed = changes()
    #expect(changed.first??.text.contains("aria-current=true") == true)
    #expect(changed.dropFirst().allSatisfy { $0 == nil })
    #expect(changes().allSatisfy { $0 == nil })
  }

  @Test func aLinkSaysThatItsRowIsSelected() {
    let runtime = columns(2)
    defer { runtime.end() }
    #expect(html(runtime).contains("class='row link' aria-current=true>"))
  }

  @Test func severalRowsCanBePressed() {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(List(1..<3, selection: .constant(Set([2]))) { Text("\($0)") })
    let page = html(runtime)
    #expect(page.contains("aria-pressed=false></button><span"))
    #expect(page.contains("aria-pressed=true></button><span"))
  }

  @Test(
    "A sheet is as high as the app says",
    arguments: [
      (PresentationDetent.medium, "class='sheet rests' style='--height:50dvh'"),
      (.fraction(0.25), "class='sheet rests' style='--height:25dvh'"),
      (.height(200), "class='sheet rests' style='--height:200px'"), (.large, "class='sheet'"),
    ])
  func sheetsHaveAHeight(detent: PresentationDetent, attributes: String) {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(
      Text("below").sheet(isPresented: .constant(true)) {
        Text("above").presentationDetents([detent])
      })
    #expect(html(runtime).contains("\(attributes) data-closable open>"))
  }

  @Test func aSheetThatMayNotBeClosedOffersNoWay() {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(
      Text("below").sheet(isPresented: .constant(true)) {
        Text("above").interactiveDismissDisabled().presentationDragIndicator(.hidden)
      })
    #expect(html(runtime).contains("class='sheet smooth' open>"))
  }

  @Test func badgesStandAtTabsAndRows() {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(TabView { List { Text("row").badge(2) }.badge("new").tabItem { Text("A") } })
    let page = html(runtime)
    #expect(page.contains("<span>A</span><span class='count'>new</span></button>"))
    #expect(page.contains("data-badge='2'>"))
  }
}
