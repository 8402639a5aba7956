import Meerkat
import MeerkatBrowser
import MeerkatUI
import Testing

/// The address bar, and opening an address.
@MainActor
struct AddressTests {
  @Test func aStepForwardTellsItsAddress() throws {
    let page = FakePage(TodoApp())
    page.connect()
    #expect(try page.place(after: page.press("Open")) == "1 /todos/3 Todo 3")
  }

  @Test func anAddressThatStaysIsNotToldAgain() throws {
    let page = FakePage(TodoApp())
    page.connect()
    #expect(try !page.press("Filter").contains("/todos"))
    #expect(try page.place(after: page.press("Present")) == "1 /todos Todos")
  }

  @Test func replacingTheTopKeepsTheDepth() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Open")
    #expect(try page.place(after: page.press("Replace")) == "1 /todos/4 Todo 4")
  }

  @Test(arguments: [
    ("/", "data-depth=0 data-address='/todos'", "Todos"),
    ("/todos", "data-depth=0 data-address='/todos'", "Todos"),
    ("/todos/7", "data-depth=1 data-address='/todos/7'", "Todo 7"),
    ("/todos/7/9", "data-depth=2 data-address='/todos/7/9'", "Todo 9"),
    ("/nowhere", "data-depth=0 data-address='/todos'", "Todos"),
  ])
  func theFirstPageShowsTheAddress(address: String, place: String, title: String) {
    let page = FakePage(TodoApp(), at: address)
    #expect(page.document.contains(place))
    #expect(page.document.contains("<title>\(title)</title>"))
  }

  @Test(arguments: [
    ("/nowhere?secret=1", "/nowhere"), ("/todos/x", "/todos/x"), ("//todos", "//todos"),
    ("/todos/%zz", "/todos/%zz"), ("/~/todos", "/~/todos"),
  ])
  func whatNothingTakesIsOneLineInTheLog(address: String, named: String) {
    let log = LogRecorder()
    let page = FakePage(TodoApp(), at: address, log: log)
    #expect(page.document.contains("data-address='/todos'"))
    #expect(log.lines == ["Nothing in the app takes the address \(named)"])
  }

  @Test(arguments: ["/todos/7", "/todos", "/"])
  func whatIsTakenIsNotLogged(address: String) {
    let log = LogRecorder()
    _ = FakePage(TodoApp(), at: address, log: log)
    #expect(log.lines.isEmpty)
  }

  @Test func aLongAddressIsNotTaken() {
    let log = LogRecorder()
    let address = "/todos/" + String(repeating: "7", count: 9_000)
    _ = FakePage(TodoApp(), at: address, log: log)
    #expect(log.lines.count == 1)
    #expect(log.lines.allSatisfy { $0.count < 250 })
  }

  @Test func anAppWithoutAddressesHasNone() throws {
    let page = FakePage(NavigationStack { NavigationLink("Go") { Text("There") } }, at: "/nowhere")
    #expect(!page.document.contains("data-address"))
    page.connect()
    #expect(try page.place(after: page.press("Go")) == "1 Test")
    #expect(try page.place(after: page.goInHistory(to: 0, address: "/nowhere")) == "0 Test")
    #expect(try page.place(after: page.goInHistory(to: 1, address: "/nowhere")) == "0 Test")
  }

  @Test func anAppThatOpensLinksButHasNoAddressesIsNotOpenedAgain() throws {
    let log = LogRecorder()
    let page = FakePage(LinkReader(), at: "/somewhere", log: log)
    #expect(page.document.contains("Opened 1"))
    #expect(log.lines.isEmpty)
    page.connect()
    #expect(try page.place(after: page.goInHistory(to: 1, address: "/somewhere")) == "0 Test")
  }

  @Test(arguments: ["//elsewhere.example/a", "todos", "", "/~/live", "https://elsewhere.example"])
  func anAddressElsewhereIsNotShown(address: String) {
    let log = LogRecorder()
    let page = FakePage(Text("Hello").preference(key: SceneAddress.self, value: address), log: log)
    #expect(!page.document.contains("data-address"))
    #expect(log.lines == ["The app's address is no path on this server: \(address)"])
  }

  @Test func aReloadAsksForWhatIsShown() throws {
    let page = FakePage(TodoApp(), at: "/todos/3")
    page.connect()
    #expect(page.session.isShown(at: LiveRequest(path: "/todos/3")))
    #expect(!page.session.isShown(at: LiveRequest(path: "/todos")))
    #expect(!page.session.isShown(at: LiveRequest(path: "/todos/3", query: "a")))
  }
}

private struct LinkReader: View {
  @State private var count = 0

  var body: some View { Text("Opened \(count)").onOpenURL { _ in count += 1 } }
}
