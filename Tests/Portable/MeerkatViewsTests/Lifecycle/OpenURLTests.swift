import Foundation
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct OpenURLTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func nobodyHearsALinkWhereNobodyListens() throws {
    #expect(!TestApp(Text("a")).runtime.open(try url("app://a")))
  }

  @Test func allHandlersGetTheLinkInnerOnesFirst() throws {
    let log = Log()
    let app = TestApp(
      VStack {
        Text("a").onOpenURL { log("first \($0.host() ?? "")") }
        Text("b").onOpenURL { log("second \($0.host() ?? "")") }
      }
      .onOpenURL { log("outer \($0.host() ?? "")") })
    #expect(app.runtime.open(try url("app://profile")))
    #expect(log.lines == ["first profile", "second profile", "outer profile"])
  }

  @Test func whatAHandlerWritesIsShownAtOnce() throws {
    struct Screen: View {
      @State private var path: [String] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: String.self) { Text("page \($0)") }
        }
        .onOpenURL { path = [$0.lastPathComponent] }
      }
    }
    let app = TestApp(Screen())
    #expect(app.runtime.open(try url("app://pages/7")))
    #expect(app.visibleTexts == ["page 7"])
  }

  @Test func coveredScreensHearLinksToo() throws {
    struct Screen: View {
      let log: Log
      var body: some View {
        NavigationStack(path: .constant(["page"])) {
          Text("root").onOpenURL { _ in log("root") }
            .navigationDestination(for: String.self) { _ in
              Text("page").onOpenURL { _ in log("page") }
                .sheet(isPresented: .constant(true)) {
                  Text("sheet").onOpenURL { _ in log("sheet") }
                }
            }
        }
      }
    }
    let log = Log()
    #expect(TestApp(Screen(log: log)).runtime.open(try url("app://a")))
    #expect(Set(log.lines) == ["root", "page", "sheet"])
  }

  @Test func aTabThatWasNeverShownHasNoHandlerYet() throws {
    struct Tabs: View {
      let log: Log
      @State private var selection = 0
      var body: some View {
        TabView(selection: $selection) {
          Text("a").onOpenURL { _ in log("a") }.tabItem { Text("A") }.tag(0)
          Text("b").onOpenURL { _ in log("b") }.tabItem { Text("B") }.tag(1)
        }
        .onOpenURL { selection = $0.lastPathComponent == "b" ? 1 : 0 }
      }
    }
    let log = Log()
    let app = TestApp(Tabs(log: log))
    #expect(app.runtime.open(try url("app://tabs/b")))
    #expect(log.take() == ["a"])
    #expect(app.runtime.open(try url("app://tabs/a")))
    #expect(log.lines == ["a", "b"])
  }

  @Test func aHandlerThatIsGoneHearsNothing() throws {
    struct Screen: View {
      @State private var isShown = true
      let handle: Handle<() -> Void>
      var body: some View {
        let _ = handle.value = { isShown = false }
        if isShown { Text("a").onOpenURL { _ in } }
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(handle: handle))
    #expect(app.runtime.open(try url("app://a")))
    app.bodies { handle.value?() }
    #expect(!app.runtime.open(try url("app://a")))
  }
}
