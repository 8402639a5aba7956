import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct TabViewTests {
  struct Screen: View {
    let log: Log
    @State private var selection = "one"

    var body: some View {
      TabView(selection: $selection) {
        ForEach(["one", "two"], id: \.self) { name in
          Counter(name: name)
            .onAppear { log("\(name) appears") }
            .onDisappear { log("\(name) disappears") }
            .tabItem { Label(name, systemImage: "star") }
            .tag(name)
        }
      }
    }
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func aPageIsMadeWhenItIsFirstSeenAndKeepsItsState() throws {
    let log = Log()
    let app = TestApp(Screen(log: log))
    let tabs = try #require(app.elements.compactMap { $0 as? TabsElement }.first)
    #expect(tabs.pages.map(\.title) == ["one", "two"])
    #expect(tabs.pages.map(\.symbol) == ["star", "star"])
    #expect(app.texts == ["one 0"])
    try app.tap("one 0")
    try app.runtime.send(.select(1), to: tabs)
    #expect(tabs.selection == 1)
    try app.runtime.send(.select(0), to: tabs)
    _ = app.visibleTexts
    #expect(app.texts == ["one 1", "two 0"])
    #expect(
      log.lines == [
        "one appears", "two appears", "one disappears", "one appears", "two disappears",
      ])
  }

  @Test func selectingTheSelectedTabWritesTheSameValueAgain() throws {
    let log = Log()
    var selection = 0
    let binding = Binding(
      get: { selection },
      set: {
        log("\($0)")
        selection = $0
      })
    let app = TestApp(
      TabView(selection: binding) {
        Tab("A", systemImage: "star", value: 0) { Text("a") }
        Tab("B", systemImage: "star", value: 1) { Text("b") }
      })
    let tabs = try #require(app.elements.compactMap { $0 as? TabsElement }.first)
    try app.runtime.send(.select(0), to: tabs)
    try app.runtime.send(.select(0), to: tabs)
    #expect(log.lines == ["0", "0"])
  }

  @Test func aTabThatWasNeverSeenIsNotEvaluated() throws {
    struct Page: View {
      let log: Log
      let name: String
      var body: some View {
        let _ = log(name)
        Text(name)
      }
    }
    let log = Log()
    let app = TestApp(
      TabView {
        Tab("A", systemImage: "star") { Page(log: log, name: "a") }
        Tab {
          Page(log: log, name: "b")
        } label: {
          Label("B", systemImage: "heart")
        }
      })
    #expect(log.take() == ["a"])
    let tabs = try #require(app.elements.compactMap { $0 as? TabsElement }.first)
    try app.runtime.send(.select(1), to: tabs)
    try app.runtime.send(.select(0), to: tabs)
    #expect(log.lines == ["b"])
    #expect(tabs.pages.map(\.title) == ["A", "B"])
    #expect(tabs.pages.map(\.symbol) == ["star", "heart"])
  }

  @Test func badgesStandAtTheTabs() throws {
    struct Screen: View {
      let handle: Handle<() -> Void>
      @State private var count = 0
      var body: some View {
        let _ = handle.value = { count += 1 }
        TabView {
          Text("a").badge(count).tabItem { Text("A") }
          Text("b").tabItem { Text("B") }.badge("new")
          Tab("C", systemImage: "star") { Text("c") }.badge(count)
        }
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(handle: handle))
    let tabs = try #require(app.elements.compactMap { $0 as? TabsElement }.first)
    #expect(tabs.pages.map(\.badge) == [nil, "new", nil])
    app.bodies { handle.value?() }
    #expect(tabs.pages.map(\.badge) == ["1", "new", "1"])
  }

  @Test func withoutASelectionOfTheAppTheUserChooses() throws {
    let app = TestApp(
      TabView {
        Text("first").tabItem { Text("A") }
        Text("second").tabItem { Text("B") }
      })
    let tabs = try #require(app.elements.compactMap { $0 as? TabsElement }.first)
    try app.runtime.send(.select(1), to: tabs)
    #expect(tabs.pages.map(\.isSelected) == [false, true])
  }

  struct Changing: View {
    let handle: Handle<([String]) -> Void>
    @State private var tabs: [String]
    @State private var selection: String

    init(_ tabs: [String], handle: Handle<([String]) -> Void>) {
      self.handle = handle
      _tabs = State(initialValue: tabs)
      _selection = State(initialValue: tabs[0])
    }

    var body: some View {
      let _ =
        handle.value = {
          tabs = $0
          selection = $0[0]
        }
      TabView(selection: $selection) {
        ForEach(tabs, id: \.self) { name in
          Text("in \(name)").tabItem { Text(name) }.tag(name)
        }
      }
    }
  }

  @Test(
    "Tabs and their selection can change at once",
    arguments: [
      (["one"], ["two"]), (["one", "three"], ["two"]), (["one"], ["two", "three"]),
      (["one", "two"], ["two", "three"]), (["one", "two"], ["three", "two"]),
      (["two", "one"], ["three"]),
    ])
  func newTabsAndNewSelection(first: [String], then: [String]) throws {
    let handle = Handle<([String]) -> Void>()
    let app = TestApp(Changing(first, handle: handle))
    #expect(app.texts == ["in \(first[0])"])
    app.bodies { handle.value?(then) }
    let tabs = try #require(app.elements.compactMap { $0 as? TabsElement }.first)
    #expect(tabs.pages.map(\.title) == then)
    #expect(tabs.pages.map(\.isSelected) == then.map { $0 == then[0] })
    #expect(tabs.selection == 0)
    #expect(app.texts.contains("in \(then[0])"))
  }

  private struct OwnTabs: View {
    var body: some View {
      Text("first").tabItem { Text("One") }.tag(1)
      Text("second").tabItem { Text("Two") }.tag(2)
    }
  }

  @Test func theTabsOfAnOwnViewAreThereAtOnce() throws {
    let app = try Driver(TabView(selection: .constant(2)) { OwnTabs() })
    #expect(app.exists("second") && !app.exists("first"))
  }
}
