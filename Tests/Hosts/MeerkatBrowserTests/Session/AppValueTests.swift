import MeerkatBrowser
import MeerkatUI
import Testing

/// What the browser keeps for the app, and what it says about the user.
@MainActor
struct AppValueTests {
  private struct Settings: View {
    @AppStorage("name") private var name = "nobody"
    @Environment(\.colorScheme) private var colorScheme
    @State private var isDark = false

    var body: some View {
      Text("Name: \(name), \(colorScheme)")
      Button("Rename") { name = "Ada" }
      Button("Prefer") { isDark.toggle() }
        .preferredColorScheme(isDark ? .dark : nil)
    }
  }

  private func page(log: LogRecorder? = nil) -> FakePage {
    let page = FakePage(Settings(), log: log)
    page.connect()
    return page
  }

  @Test func aChangeIsKeptInTheBrowser() throws {
    let page = page()
    _ = try page.press("Rename")
    #expect(page.shown.keptForApp == ["name": "sAda"])
  }

  @Test func whatAnotherPageHasWrittenIsNewer() throws {
    let page = page()
    _ = try page.press("Rename")
    let answer = try page.send("l", 0, #""name","sGrace""#)
    #expect(answer.contains("Name: Grace"))
    #expect(!answer.contains("sGrace"))
    #expect(try page.send("u", 0, #""name""#).contains("Name: nobody"))
  }

  @Test func whatIsMalformedIsLeftOut() throws {
    let log = LogRecorder()
    #expect(try page(log: log).send("l", 0, #""name","z""#) == "[1]")
    #expect(
      log.lines == [#"A value of the app is not taken over: the value of "name" is malformed"#])
  }

  @Test func theUserLikesItDark() throws {
    let page = page()
    #expect(try page.send("e", 0, #""dark""#).contains("Name: nobody, dark"))
    #expect(try page.send("e", 0, #""light""#).contains("Name: nobody, light"))
    #expect(throws: ClientEvent.Malformed.self) { try page.send("e", 0, #""green""#) }
  }

  @Test func theAppPrefersDark() throws {
    let page = page()
    let answer = try page.press("Prefer")
    #expect(answer.contains(#"["c","dark"]"#))
    #expect(answer.contains("Name: nobody, dark"))
    #expect(try page.press("Prefer").contains(#"["c",""]"#))
  }

  @Test func aDocumentIsDarkFromTheStart() {
    let page = FakePage(Text("Night").preferredColorScheme(.dark))
    #expect(page.document.hasPrefix("<!doctype html><html lang='en-US' class='dark'><head>"))
    #expect(page.document.contains("Night"))
  }
}
