import Foundation
import MeerkatBrowser
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ValueHTMLTests {
  /// A view and its markup.
  struct Case: Sendable, CustomTestStringConvertible {
    let html: String
    let make: @MainActor @Sendable () -> String

    init<Content: View>(
      _ html: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
      self.html = html
      make = {
        let runtime = Runtime()
        runtime.show(view())
        defer { runtime.end() }
        let html = HTMLRenderer().html(of: runtime.window).text
        return String(html.dropFirst("<main id=e1>".count).dropLast("</main>".count))
      }
    }

    var testDescription: String { html }
  }

  nonisolated private static let march = Date(timeIntervalSince1970: 1_740_830_400)

  @Test(arguments: [
    Case(
      " autocomplete='email' inputmode=email autocapitalize='none' autocorrect=off spellcheck=false "
    ) {
      TextField("x", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled()
    },
    Case(" autocomplete='current-password' ") {
      SecureField("x", text: .constant("")).textContentType(.password)
    },
    Case(" autocomplete=off inputmode=decimal autocapitalize='words' enterkeyhint=next ") {
      TextField("x", text: .constant("")).submitLabel(.next).keyboardType(.decimalPad)
        .autocapitalization(.words)
    },
    Case("aria-keyshortcuts='Shift+Meta+S'") {
      Button("x") {}.keyboardShortcut("s", modifiers: [.shift, .command])
    },
    Case("aria-keyshortcuts='Enter'") { Button("x") {}.keyboardShortcut(.defaultAction) },
    Case("class='plain' data-press>") { Button("x") {}.buttonStyle(Pressed()) },
    Case("<view-box id=e2 data-hover>") { Text("x").onHover { _ in } },
    Case("<view-box id=e2 class='selectable'>") { Text("x").textSelection(.enabled) },
    Case("<view-box id=e2 class='unselectable'>") { Text("x").textSelection(.disabled) },
    Case("<view-box id=e2 class='controls-large'>") { Button("x") {}.controlSize(.large) },
    Case("<view-box id=e2 class='round-buttons'>") { Button("x") {}.buttonBorderShape(.capsule) },
    Case("<view-box id=e2 class='gx gy no-scroll-indicators'>") {
      ScrollView { Text("x") }.scrollIndicators(.hidden)
    },
    Case("<view-box id=e2 class='gx gy no-scrolling'>") {
      ScrollView { Text("x") }.scrollDisabled(true)
    },
    Case("<view-box id=e2 class='gx gy content-margins' style='--content-margins:8px 0px 0px 0px'>")
    {
      ScrollView { Text("x") }.contentMargins(.top, 8)
    },
    Case("style='transform:perspective(30rem) rotate3d(0,1,0,") {
      Text("x").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    },
    Case("style='translate:calc(-20px + 0%)'") {
      VStack(alignment: .leading) { Text("x").alignmentGuide(.leading) { $0[.leading] + 20 } }
    },
    Case("style='translate:calc(0px + 50%)'") {
      VStack(alignment: .trailing) { Text("x").alignmentGuide(.trailing) { $0.width / 2 } }
    },
    Case("style='translate:0 calc(5px + -50%)'") {
      Text("x").overlay(alignment: .top) {
        Text("y").alignmentGuide(.top) { $0[VerticalAlignment.center] - 5 }
      }
    },
    Case("<view-box id=e3><span id=e4>x</span></view-box>") {
      VStack(alignment: .leading) { Text("x").alignmentGuide(.trailing) { _ in 20 } }
    },
    Case("<button id=b2 type=button class='refresh' data-event=j data-id=2") {
      List { Text("x") }.refreshable {}
    },
    Case("class='joined joined-above'") { List { Text("x").listRowSeparator(.hidden) } },
    Case("class='joined'") { List { Text("x").listRowSeparator(.hidden, edges: .bottom) } },
    Case("style='--line:var(--red)'") { List { Text("x").listRowSeparatorTint(.red) } },
    Case("style='--item-tint:var(--red)'") { List { Text("x").listItemTint(.red) } },
    Case("class='list gx gy grouped spaced' style='--row-spacing:4px;--section-spacing:8px'") {
      List { Text("x") }.listRowSpacing(4).listSectionSpacing(.compact)
    },
    Case(
      "<view-box id=e2 class='context' tabindex=0><span id=e3>x</span><div id=c2 popover"
        + " class='items' role=menu aria-labelledby=e2><button id=e4 type=button role=menuitem>"
    ) { Text("x").contextMenu { Button("y") {} } },
    Case("<view-box id=e2 class='context'><h-stack") {
      HStack { Button("x") {} }.contextMenu { Button("y") {} }
    },
    Case("class='plain' aria-pressed=true>") {
      Button("x") {}.buttonStyle(.plain).accessibilityAddTraits([.isToggle, .isSelected])
    },
    Case("class='symbol directed' aria-hidden=true") {
      HStack { Image(systemName: "chevron.forward").accessibilityHidden(true) }
    },
    Case("class='symbol' aria-hidden=true") {
      HStack { Image(systemName: "goforward").accessibilityHidden(true) }
    },
    Case("class='plain' aria-pressed=false>") {
      Button("x") {}.buttonStyle(.plain).accessibilityAddTraits(.isToggle)
    },
  ])
  func modifiersAreWords(_ example: Case) {
    #expect(example.make().contains(example.html), "\(example.make())")
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test(arguments: [
    Case(
      "<input id=e3 class='field compact' type=date min='2025-03-01' max='2025-03-02'"
        + " autocomplete=off placeholder='Day' aria-label='Day' value='2025-03-01'>"
    ) {
      DatePicker(
        "Day", selection: .constant(march), in: march...march.addingTimeInterval(86_400),
        displayedComponents: .date
      )
      .labelsHidden().environment(\.timeZone, .gmt)
    },
    Case(
      "<input id=e3 class='field compact' type=datetime-local autocomplete=off"
        + " placeholder='Day' aria-label='Day' value='2025-03-01T12:00'>"
    ) {
      DatePicker("Day", selection: .constant(march)).labelsHidden()
        .environment(\.timeZone, .gmt)
    },
    Case(
      "<input id=e3 class='field compact' type=color autocomplete=off"
        + " placeholder='Ink' aria-label='Ink' value='#34c759'>"
    ) {
      ColorPicker("Ink", selection: .constant(.green)).labelsHidden()
    },
  ])
  func fieldsForValuesAreTheBrowsersOwn(_ example: Case) {
    #expect(example.make().contains(example.html), "\(example.make())")
  }

  @Test(arguments: [
    Case("data-share='https://example.com'") {
      if let url = URL(string: "https://example.com") { ShareLink(item: url) }
    },
    Case("src='https://example.com/a.png' alt='' loading=lazy") {
      AsyncImage(url: URL(string: "https://example.com/a.png"))
    },
    Case("src='' alt='' loading=lazy") { AsyncImage(url: URL(string: "file:///etc/passwd")) },
    Case("background:light-dark(rgb(242 242 247),rgb(28 28 30))") { Color(.systemGray6) },
    Case("<h-stack id=e2 class='spaced' style='gap:4px'>") {
      AnyLayout(HStackLayout(spacing: 4)) { Text("a") }
    },
    Case("<view-box id=e2 class='fitting gx'><span id=e3>long</span><span id=e4>s</span>") {
      ViewThatFits(in: .horizontal) {
        Text("long")
        Text("s")
      }
    },
  ])
  func whatThePageDoesItselfIsMarked(_ example: Case) {
    #expect(example.make().contains(example.html), "\(example.make())")
  }

  private struct Long: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("End") { proxy.scrollTo(99, anchor: .bottom) }
        List(0..<100, id: \.self) { Text(verbatim: "row \($0)") }
      }
    }
  }

  @Test func aPageIsScrolledToARowThatWasNotThereYet() throws {
    let page = FakePage(Long())
    page.connect()
    let answer = try page.press("End")
    let made = try #require(answer.firstMatch(of: /id=e(\d+)>row 99</))
    #expect(answer.contains("[\"s\",\(made.1),\"end\"]"))
  }
}
