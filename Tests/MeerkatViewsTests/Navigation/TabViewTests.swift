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

  @Test func withoutASelectionOfTheAppThePersonChooses() throws {
    let app = TestApp(
      TabView {
        Text("first").tabItem { Text("A") }
        Text("second").tabItem { Text("B") }
      })
    let tabs = try #require(app.elements.compactMap { $0 as? TabsElement }.first)
    try app.runtime.send(.select(1), to: tabs)
    #expect(tabs.pages.map(\.isSelected) == [false, true])
  }
}
