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
        "<button type=button data-event=x data-id=5 aria-label='Delete' aria-describedby=e5"))
    #expect(try page.send("z", 5).contains(#"["m",2,"#))
    #expect(try page.send("x", 6).contains(#"["d",6]"#))
    #expect(try page.send("x", 6) == "[3]")
  }

  @Test func rowsThatCanNoLongerBeDeletedAreWrittenAnew() throws {
    let page = FakePage(Notes())
    page.connect()
    let answer = try page.press("Lock")
    #expect(answer.contains("Essay"))
    #expect(answer.contains("Move up"))
    #expect(!answer.contains("Delete"))
  }

  @Test func actionsStandBesideTheRow() {
    let list = html(
      List { Text("Essay").swipeActions { Button("Archive") {} } })
    #expect(
      list.contains(
        "<view-box id=e3 class='swipeable'><span id=e4>Essay</span>"
          + "<button id=e5 type=button><span id=e6>Archive</span></button>"
          + "<button type=button class='more' aria-expanded=false aria-label='More actions'>"))
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
    #expect(grid.contains("style='grid-template-columns:repeat(3,auto);column-gap:4px'>"))
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
}
