import MeerkatBrowser
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct EditingHTMLTests {
  private struct Notes: View {
    @State private var notes = ["Essay", "Talk"]
    @State private var isLocked = false

    var body: some View {
      List {
        ForEach(notes, id: \.self) { Text($0) }
          .onDelete(perform: isLocked ? nil : { notes.remove(atOffsets: $0) })
          .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
      }
      Button("Lock") { isLocked = true }
    }
  }

  private struct Renamed: View {
    @State private var names = ["Ode", "Poem", "Essay"]

    var body: some View {
      List(selection: .constant(Set<Int>())) {
        HStack {
          // Another text the second time.
          if names.count > 1 { Text(names[names.count - 1]) } else { Text(names[0]) }
          Text("1 page")
        }
        .tag(1)
        .swipeActions { Button("Archive") {} }
      }
      Button("Rename") { names.removeLast() }
    }
  }

  private struct Note: View {
    @State private var isOld = false

    var body: some View {
      Text("Essay").swipeActions { if isOld { Button("Archive") {} } }
      if isOld { Text("Aged").swipeActions { Button("Delete") {} } }
      Button("Age") { isOld = true }
    }
  }

  private func html<Content: View>(_ content: Content) -> String {
    let runtime = Runtime()
    runtime.show(content)
    defer { runtime.end() }
    return HTMLRenderer().html(of: runtime.window).text
  }

  @Test func rowsAreEditedByButtons() throws {
    let page = FakePage(Notes())
    page.connect()
    #expect(
      page.document.contains(
        "<button type=button class='destructive' data-event=x data-id=5>Delete</button>"))
    #expect(try page.send("z", 5).contains(#"["m",2,"#))
    #expect(try page.send("x", 6).contains(#"["d",6]"#))
    #expect(try page.send("x", 6) == "[3]")
  }

  @Test func rowsThatCanNoLongerBeDeletedAreWrittenAnew() throws {
    let page = FakePage(Notes())
    page.connect()
    let answer = try page.press("Lock")
    #expect(answer.contains("Essay"))
    #expect(answer.contains("Move Up"))
    #expect(!answer.contains("Delete"))
  }

  @Test func aRowIsMovedBySeveralPlaces() throws {
    let page = FakePage(Notes())
    page.connect()
    #expect(try page.send("y", 6, "1").contains(#"["m",2,5,6]"#))
    #expect(try page.send("z", 6, "5") == "[2]")
  }

  @Test func anEditedListSaysSo() throws {
    let page = FakePage(
      NavigationStack { List { Text("Essay") }.toolbar { EditButton() } })
    page.connect()
    #expect(try page.press("Edit").contains("class='list gx gy grouped editing'"))
  }

  @Test func actionsStandInTheRow() {
    let list = html(
      List { Text("Essay").swipeActions { Button("Archive") {} } })
    #expect(
      list.contains(
        "<view-box id=e3><span id=e4>Essay</span></view-box><span class='row-actions'>"
          + "<span class='swipes trailing whole'><span id=c3 class='boxless'>"
          + "<button id=e5 type=button><span id=e6>Archive</span></button></span></span>"
          + "<button type=button class='more' aria-labelledby='word-more e4'>"))
  }

  @Test func aRowIsCalledAfterWhatItShowsNow() throws {
    let page = FakePage(Renamed())
    page.connect()
    let first = try page.press("Rename")
    // The button that selects the row says its words; its actions are called after its text.
    #expect(first.contains("aria-label='Poem, 1 page'"))
    #expect(!first.contains("word-more"))
    let second = try page.press("Rename")
    #expect(second.contains("aria-label='Ode, 1 page'"))
    #expect(second.contains("aria-labelledby='word-more e"))
  }

  @Test func aSearchIsAFieldInTheHeader() {
    let screen = html(
      NavigationStack { Text("a").searchable(text: .constant("x"), prompt: "Find") })
    #expect(screen.contains("<div class='search' role=search>"))
    #expect(screen.contains("type=search autocomplete=off placeholder='Find' aria-label='Find'"))
  }

  @Test func gridsAreGrids() {
    let grid = html(
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 80), spacing: 4)]) {
        Text("a")
      })
    #expect(
      grid.contains(
        "<grid-view id=e2 class='gx' style='grid-template-columns:40px "
          + "repeat(auto-fill,minmax(min(100%,80px),1fr));"
          + "justify-content:center;align-content:center'><span id=e3>a</span></grid-view>"))
  }

  @Test func aTableHasRowsOfCells() {
    let grid = html(
      Grid(alignment: .leading, horizontalSpacing: 4) {
        GridRow {
          Text("a").gridCellColumns(2)
          Text("b").gridColumnAlignment(.trailing)
        }
        Divider()
      })
    #expect(grid.contains("style='grid-template-columns:auto auto auto;column-gap:4px'>"))
    #expect(grid.contains("<grid-cell id=r4 class='leading' style='grid-column:span 2'>"))
    #expect(grid.contains("<grid-cell id=r6 class='trailing'>"))
    #expect(
      grid.contains("<grid-cell id=r8 class='alone leading'><hr id=e8 class='gx'></grid-cell>"))
  }

  @Test func redactedTextIsAPlaceholder() {
    #expect(
      html(Text("Secret").redacted(reason: .placeholder))
        .contains("<span id=e2 class='redacted' aria-hidden=true>nnnnnn</span>"))
    #expect(
      html(Text("Known").unredacted().redacted(reason: .placeholder)).contains(
        "<span id=e2>Known</span>"))
  }

  @Test func whatASwipeWouldShowIsNowhereOutsideOfAList() throws {
    let page = FakePage(Note())
    page.connect()
    let answer = try page.press("Age")
    #expect(answer.contains(">Aged</span></view-box>"))
    #expect(!answer.contains("Archive") && !answer.contains("Delete"))
  }
}
