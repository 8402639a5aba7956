import Foundation
import MeerkatBrowser
import MeerkatUI
import Testing

/// What becomes of a link that a user presses.
@MainActor
struct LinkTests {
  @Test(arguments: [
    "https://elsewhere.example/a?b=c", "http://elsewhere.example", "http://localhost:9090/todos",
    "mailto:a@elsewhere.example",
  ])
  func aLinkElsewhereIsOpenedBesideThePage(link: String) throws {
    let page = try FakePage(LinkScreen(link: #require(URL(string: link))))
    page.connect()
    _ = try page.press("Link")
    #expect(page.shown.opened == ["\(link)"])
  }

  @Test(arguments: [
    ("/todos/3", "/todos/3"), ("http://localhost:8080/a%20b?c=%C3%A9", "/a%20b?c=%C3%A9"),
    ("http://LOCALHOST:8080", "/"), ("meerkat:/todos/3", "meerkat:/todos/3"),
  ])
  func aLinkIntoTheAppIsOpenedInIt(link: String, opened: String) throws {
    let page = try FakePage(LinkScreen(link: #require(URL(string: link))))
    page.connect()
    let answer = try page.press("Link")
    #expect(answer.contains("Opened \(opened)\""))
    #expect(page.shown.opened == [])
  }

  @Test func theAppsOwnActionWins() throws {
    var links: [String] = []
    let link = try #require(URL(string: "https://elsewhere.example"))
    let page = FakePage(
      LinkScreen(link: link).environment(
        \.openURL,
        OpenURLAction {
          links.append($0.absoluteString)
          return .handled
        }))
    page.connect()
    #expect(try page.press("Link") == "[1]")
    #expect(links == ["https://elsewhere.example"])
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,a", "file:///etc/passwd"])
  func whatNothingTakesIsNotOpened(link: String) throws {
    let log = LogRecorder()
    let url = try #require(URL(string: link))
    let page = FakePage(Link("Link", destination: url), log: log)
    page.connect()
    #expect(try page.press("Link") == "[1]")
    #expect(log.lines.count == 1)
  }
}

private struct LinkScreen: View {
  let link: URL
  @State private var opened = ""

  var body: some View {
    Text("Opened \(opened)")
      .onOpenURL { opened = $0.absoluteString }
    Link("Link", destination: link)
  }
}
