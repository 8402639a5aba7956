import MeerkatBrowser
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct NestedControlHTMLTests {
  private struct Card: View {
    @State private var isMarked = false
    @State private var log = "none"

    var body: some View {
      Button {
        log = "card"
      } label: {
        HStack {
          Text("Essay")
          if isMarked { Button("Unmark") { log = "unmark" } }
        }
      }
      Button("Mark") { isMarked.toggle() }
      Text("Last: \(log)")
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button {
      } label: {
        Text("\(count)")
        Button("Count") { count += 1 }
      }
      Button {
      } label: {
        Button("Press \(count)") {}
      }
    }
  }

  private func html<Content: View>(_ content: Content) -> String {
    let runtime = Runtime()
    runtime.show(content)
    defer { runtime.end() }
    return HTMLRenderer().html(of: runtime.window).text
  }

  @Test func aButtonLiesBehindALabelWithControls() {
    let card = html(
      Button {
      } label: {
        Text("Essay")
        Button("Mark") {}
      })
    #expect(
      card.contains(
        "<button-box id=e2><button id=b2 type=button class='choose' aria-labelledby='e3'></button>"
          + "<span id=e3 aria-hidden=true>Essay</span>"
          + "<button id=e4 type=button><span id=e5>Mark</span></button></button-box>"))
  }

  @Test func whateverTakesTouchesStandsOutsideOfTheButton() {
    let labels = [
      AnyView(Toggle("On", isOn: .constant(true))), AnyView(Text("Tap").onTapGesture {}),
      AnyView(Menu("More") { Button("Copy") {} }),
      AnyView(Text("Hold").contextMenu { Button("Copy") {} }),
    ]
    for label in labels {
      #expect(html(Button(action: {}, label: { label })).contains("<button-box"))
    }
  }

  @Test func aButtonWithPlainContentIsAButton() {
    let button = html(Button(action: {}, label: { Label("Add", systemImage: "plus") }))
    #expect(!button.contains("button-box"))
  }

  @Test func aButtonComesBehindItsLabelWhenAControlComes() throws {
    let page = FakePage(Card())
    page.connect()
    let marked = try page.press("Mark")
    #expect(marked.contains("<button-box"))
    #expect(marked.contains("aria-labelledby"))
    let plain = try page.press("Mark")
    #expect(plain.contains("<button id="))
    #expect(!plain.contains("button-box"))
  }

  @Test func whatAButtonBehindItsLabelSaysFollowsTheLabel() throws {
    let page = FakePage(Counter())
    page.connect()
    let answer = try page.press("Count")
    // Still said by the button alone.
    #expect(answer.contains(#"["x",3,"<span id=e3 aria-hidden=true>1</span>"]"#))
    #expect(
      answer.contains(
        #"["a","b6","<button id=b6 type=button class='choose' aria-label='Press 1'>"]"#))
  }
}
