import MeerkatBrowser
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ChoiceHTMLTests {
  private func html<Content: View>(_ content: Content) -> String {
    let runtime = Runtime()
    runtime.show(content)
    defer { runtime.end() }
    let html = HTMLRenderer().html(of: runtime.window).text
    return String(html.dropFirst("<main id=e1>".count).dropLast("</main>".count))
  }

  private struct Period: View {
    @State private var period = "week"
    @State private var hasYear = false

    var body: some View {
      Picker("Period", selection: $period) {
        Text("Day").tag("day")
        Text("Week").tag("week")
        if hasYear { Text("Year").tag("year") }
      }
      Button("More") { hasYear = true }
      Button("Reset") { period = "day" }
    }
  }

  @Test func aChoiceIsASelect() {
    #expect(
      html(
        Picker("Period", selection: .constant(2)) {
          Text("<Day>").tag(1)
          Text("Week").tag(2)
        })
        == "<label id=e2 class='picker gx' for=i2><span id=c2 class='text'><span id=e3>Period</span></span>"
        + "<select id=i2><option value=0>&lt;Day&gt;</option>"
        + "<option value=1 selected>Week</option></select></label>")
  }

  @Test func segmentsAreRadioButtons() {
    let segments = html(
      Picker("Period", selection: .constant(2)) {
        Text("Day").tag(1)
        Text("Week").tag(2)
      }
      .pickerStyle(.segmented).disabled(true))
    #expect(
      segments.hasPrefix(
        "<div id=e2 class='choices gx segmented' role=radiogroup aria-labelledby=c2>")
    )
    #expect(segments.contains("<span id=c2 class='text unseen'><span id=e3>Period</span></span>"))
    #expect(
      segments.contains("<input id=i6 type=radio name=e2 value=1 checked disabled>"))
  }

  @Test func aMenuIsAPopoverOfItems() {
    let menu = html(Menu("More") { Button("Delete") {} })
    #expect(
      menu
        == "<span id=e2 class='menu'><button id=b2 type=button class='opener' popovertarget=c2 "
        + "aria-haspopup=menu><span id=e3>More</span></button>"
        + "<div id=c2 popover class='items' role=menu aria-labelledby=b2>"
        + "<button id=e4 type=button role=menuitem><span id=e5>Delete</span></button></div></span>")
  }

  @Test func aMenuWithAnActionHasTwoButtons() {
    let menu = html(Menu("New", content: { Button("Folder") {} }, primaryAction: {}))
    #expect(menu.contains("<button id=i2 type=button class='primary' data-event=t data-id=2>"))
    #expect(menu.contains("aria-haspopup=menu aria-label='More'></button>"))
  }

  @Test func onlyTheValueOfAChoiceIsSent() throws {
    let page = FakePage(Period())
    page.connect()
    _ = try page.press("Reset")
    #expect(page.shown.controls == [2: "0"])
    #expect(page.shown.touched == [2])
    _ = try page.send("p", 2, "1")
    #expect(page.shown.touched == [])
    #expect(try page.press("More").contains("<option value=2>Year</option></select></label>"))
    _ = try page.send("p", 2, "2")
    #expect(page.shown.touched == [])
    _ = try page.send("p", 2, "7")
    #expect(page.shown.controls == [2: "2"])
  }

  @Test func whatTheAppRefusesIsTakenBack() throws {
    let page = FakePage(
      Picker("Period", selection: .constant("day")) {
        Text("Day").tag("day")
        Text("Week").tag("week")
      }
      .pickerStyle(.inline))
    page.connect()
    _ = try page.send("p", 2, "1")
    #expect(page.shown.controls == [2: "0"])
  }
}
