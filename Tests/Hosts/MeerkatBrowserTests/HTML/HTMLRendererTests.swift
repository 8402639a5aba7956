import MeerkatBrowser
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct HTMLRendererTests {
  /// The markup of a view in a window of its own, without the window.
  private func html<Content: View>(_ content: Content) -> String {
    let runtime = Runtime()
    runtime.show(content)
    defer { runtime.end() }
    let html = HTMLRenderer().html(of: runtime.window).text
    return String(html.dropFirst("<main id=e1>".count).dropLast("</main>".count))
  }

  @Test func textIsASpan() {
    #expect(html(Text("Hello")) == "<span id=e2>Hello</span>")
    #expect(
      html(Text("Hello").font(.headline).foregroundStyle(.secondary))
        == "<span id=e2 class='headline secondary'>Hello</span>")
  }

  @Test func markdownIsMarkup() {
    #expect(html(Text("**a**")) == "<span id=e2><strong>a</strong></span>")
    #expect(
      html(Text("*a* `b` ~~c~~"))
        == "<span id=e2><span><em>a</em></span><span> </span><span><code>b</code></span>"
        + "<span> </span><span><del>c</del></span></span>")
    #expect(
      html(Text("[a](https://swift.org)"))
        == "<span id=e2><a href='https://swift.org' target='_blank' rel='noopener noreferrer'>"
        + "a</a></span>")
    #expect(html(Text("[a](javascript:alert)")) == "<span id=e2>a</span>")
  }

  @Test func whatAnAppShowsNeverBecomesMarkup() {
    let attack = "</span><script>alert('x')</script>"
    for shown in [
      html(Text(attack)), html(TextField(attack, text: .constant(attack))),
      html(Button(attack) {}.help(attack)), html(Text("a").accessibilityLabel(attack)),
      html(NavigationStack { Text("a").navigationTitle(attack) }),
    ] {
      #expect(!shown.contains("<script>"))
      #expect(shown.contains("&lt;script&gt;"))
    }
  }

  @Test func stacksKeepTheirAlignmentAndSpacing() {
    #expect(
      html(
        HStack(alignment: .top, spacing: 4) {
          Text("a"); Spacer(); Text("b")
        })
        == "<h-stack id=e2 class='gx spaced top' style='gap:4px'><span id=e3>a</span>"
        + "<flex-space id=e4 class='gx'></flex-space><span id=e5>b</span></h-stack>")
    #expect(
      html(VStack(alignment: .leading) { Divider() })
        == "<v-stack id=e2 class='gx leading'><hr id=e3 class='gx'></v-stack>")
  }

  @Test func whatContainsSomethingThatGrowsGrowsUpToAFrame() {
    let page = html(
      HStack {
        Color.red.padding().frame(width: 40)
        VStack { Text("a").frame(maxWidth: .infinity) }
      })
    #expect(page.contains("<h-stack id=e2 class='gx gy'>"))
    #expect(page.contains("class='gy frame fixed-width' style='width:40px'"))
    #expect(page.contains("<v-stack id=e6 class='gx'>"))
    #expect(
      !html(
        HStack {
          Text("a"); Image(systemName: "star")
        }
      ).contains("gx"))
  }

  @Test func whatGrowsLaterHasWhatIsAroundItGrow() throws {
    let page = FakePage(GrowingScreen())
    page.connect()
    #expect(page.document.contains("<v-stack id=e2><h-stack id=e3>"))
    let grown = try page.press("Grow")
    #expect(grown.contains("<v-stack id=e2 class='gx'>"))
    #expect(grown.contains("<h-stack id=e3 class='gx'>"))
    let shrunk = try page.press("Grow")
    #expect(shrunk.contains("<v-stack id=e2>") && shrunk.contains("<h-stack id=e3>"))
  }

  @Test func whatNobodyReachesTheKeyboardDoesNotReachEither() {
    let view = Button("a") {}.allowsHitTesting(false)
    #expect(html(view.accessibilityHidden(true)).contains(" aria-hidden=true inert>"))
    #expect(!html(view).contains("inert"))
    #expect(!html(Button("a") {}.accessibilityHidden(true)).contains("inert"))
  }

  @Test func whatGrowsUpToALengthHasThatLength() {
    let page = html(VStack { Text("a").frame(maxWidth: 300) })
    #expect(page.contains("<v-stack id=e2>"))
    #expect(
      page.contains(
        "class='frame capped-width' style='grid-template-columns:minmax(auto,300px);max-width:min(300px,100%)'"
      ))
  }

  @Test func aDecorationGrowsInsideOfWhatItDecorates() {
    let page = html(Text("a").background { Color.red })
    #expect(page.contains("<view-deco id=e2 class='behind'><z-stack id=e4 class='gx gy layer'>"))
    #expect(!html(Text("a").background(ZStack(alignment: .top) {})).contains("layer"))
  }

  @Test func aSheetHasTheTintOfWhatPresentsIt() {
    let page = html(Text("a").sheet(isPresented: .constant(true)) { Text("b") }.tint(.indigo))
    #expect(page.contains("class='sheet' style='--tint:var(--indigo)'"))
  }

  @Test func anEditorFillsItsPlace() {
    #expect(html(TextEditor(text: .constant(""))).contains("class='field gx gy'"))
    #expect(html(TextField("a", text: .constant(""), axis: .vertical)).contains("class='field gx'"))
    #expect(
      html(TextField("a", text: .constant("")).textFieldStyle(.plain)).contains(
        "class='field gx bare'"))
  }

  @Test func buttonsAreButtons() {
    #expect(
      html(Button("Delete", role: .destructive) {}.disabled(true))
        == "<button id=e2 type=button class='destructive' disabled><span id=e3>Delete</span></button>"
    )
  }

  @Test func aButtonThatIsARowFillsIt() {
    let row = html(List { Button("Open") {} })
    #expect(row.contains("<li id=r3><button id=e3 type=button class='row'>"))
    let part = html(List { HStack { Button("Open") {} } })
    #expect(part.contains("<button id=e4 type=button>"))
  }

  @Test func aLinkLeadsToItsAddress() throws {
    let site = try #require(URL(string: "https://swift.org/a?b&c"))
    #expect(
      html(Link("Swift", destination: site).disabled(true)).contains(
        "<a id=e4 aria-disabled=true role=link><span id=e5>Swift</span></a>"))
    let link = html(Link("Swift", destination: site))
    #expect(link.contains("<a id=e4 href=") && link.contains("https://swift.org/a?b&amp;c"))
  }

  @Test(
    "What a browser would run is not in the page",
    arguments: ["javascript:alert(1)", "data:text/html,a", "shop://sale", "//elsewhere.example"])
  func addressForTheAppAlone(address: String) throws {
    let link = html(Link("Sale", destination: try #require(URL(string: address))))
    #expect(link.contains("tabindex=0") && !link.contains(address.prefix { $0 != "(" }))
  }

  @Test func aSwitchHasALabel() {
    #expect(
      html(Toggle("Wi-Fi", isOn: .constant(true)))
        == "<label id=e2 class='toggle gx' for=i2><span id=c2 class='text'><span id=e3>Wi-Fi</span></span>"
        + "<input id=i2 type=checkbox role=switch checked></label>")
  }

  @Test func aSecretIsNoPartOfThePage() {
    let field = html(SecureField("Password", text: .constant("hunter2")))
    #expect(field.contains("type=password"))
    #expect(!field.contains("hunter2") && !field.contains("value="))
  }

  @Test func whatCanNotBeTouchedSaysSo() {
    for page in [
      html(Button("a") {}.allowsHitTesting(false)), html(Button("a") {}.opacity(0)),
      html(Button("a") {}.hidden()),
    ] {
      #expect(page.hasPrefix("<view-box id=e2 class='untouchable"))
    }
  }

  @Test func theLabelOfASliderIsNotSeen() {
    let slider = html(Slider(value: .constant(0.5)) { Text("Volume") })
    #expect(slider.contains("class='text unseen'><span"))
  }

  @Test func aFieldIsCalledByItsLabel() {
    #expect(
      html(SecureField("Password", text: .constant("secret"))).contains(
        "type=password autocomplete=off data-secret placeholder='Password' aria-label='Password'"))
  }

  @Test func sectionsHaveHeadings() {
    let list = html(List { Section("Fruit") { Text("Apple") } })
    #expect(
      list.contains(
        "<section id=e3><h2 id=h3 class='section-header'>"))
    #expect(list.contains("<ul id=c3 role=list><li id=r5><span id=e5>Apple</span></li></ul>"))
  }

  @Test func modifiersStayInTheirOrder() {
    #expect(
      html(Text("a").padding(4).opacity(0.5))
        == "<view-box id=e2 style='opacity:0.5'><view-box id=e3 style='padding-top:4px;"
        + "padding-inline-start:4px;padding-bottom:4px;padding-inline-end:4px'>"
        + "<span id=e4>a</span></view-box></view-box>")
  }

  @Test func whatIsSaidAboutAnElementStandsAtTheElement() {
    let button = html(Button("×") {}.padding(4).accessibilityLabel("Close"))
    #expect(button.contains("<button id=e4 type=button aria-label='Close'>"))
    let image = html(Image(systemName: "star"))
    #expect(image.contains("class='symbol' role=img aria-label='star'>"))
    let labelled = html(Button("News", systemImage: "star") {})
    #expect(labelled.contains("class='symbol' aria-hidden=true>"))
    let values = html(Button(action: {}) { LabeledContent("Tea", value: "2") })
    #expect(!values.contains("role=group"))
    let title = html(Text("News").accessibilityAddTraits(.isHeader))
    #expect(title.contains("<span id=e3 role=heading aria-level=2>News</span>"))
    let cover = html(GeometryReader { _ in Text("UL") }.accessibilityHidden(true))
    #expect(cover.contains("<view-box id=e2 class='gx gy' aria-hidden=true>"))
  }

  @Test func onlyTheTopScreenIsInReach() {
    let stack = html(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("Details \($0)").navigationTitle("One") }
      })
    #expect(stack.contains("<section id=e3 class='screen' hidden inert aria-labelledby=t3>"))
    #expect(stack.contains("class='back' data-event=b"))
    #expect(stack.contains("<span>Home</span></button>"))
    #expect(stack.contains("tabindex=-1>One</h1>"))
  }

  @Test func aSheetIsADialog() {
    let sheet = html(Text("Below").sheet(isPresented: .constant(true)) { Text("Above") })
    #expect(sheet.contains("<dialog id=e3 class='sheet' data-closable open>"))
    #expect(sheet.contains("<span id=e4>Above</span>"))
  }

  @Test func aQuestionIsADialogWithAnswers() {
    let alert = html(
      Text("Below").alert("Sure?", isPresented: .constant(true)) {
        Button("Yes") {}
      } message: {
        Text("It is final.")
      })
    #expect(alert.contains("role=alertdialog aria-labelledby=h3 aria-describedby=m3"))
    #expect(alert.contains(">Sure?</h2>"))
    #expect(alert.contains("It is final."))
    #expect(alert.contains("Yes"))
  }
}

private struct GrowingScreen: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      HStack {
        Text("a")
        if isWide { Spacer() }
      }
      Button("Grow") { isWide.toggle() }
    }
  }
}
