import MeerkatUI
import Testing

private enum NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
struct PreferenceTests {
  @Test func valuesAreJoinedInTheOrderOfTheTree() {
    let log = Log()
    _ = TestApp(
      VStack {
        Text("A").preference(key: NamesKey.self, value: ["A"])
        Group { Text("B").preference(key: NamesKey.self, value: ["B"]) }
        Text("C")
      }
      .onPreferenceChange(NamesKey.self) { log($0.joined()) })
    #expect(log.lines == ["AB"])
  }

  @Test func anOuterValueReplacesTheInnerOne() {
    let log = Log()
    _ = TestApp(
      Text("A")
        .preference(key: NamesKey.self, value: ["inner"])
        .preference(key: NamesKey.self, value: ["outer"])
        .onPreferenceChange(NamesKey.self) { log($0.joined()) })
    #expect(log.lines == ["outer"])
  }

  @Test func aValueOfAViewThatGoesIsMissed() {
    struct Screen: View {
      let log: Log
      let handle: Handle<() -> Void>
      @State private var isShown = true
      var body: some View {
        let _ = handle.value = { isShown = false }
        VStack {
          Text("A").preference(key: NamesKey.self, value: ["A"])
          if isShown { Text("B").preference(key: NamesKey.self, value: ["B"]) }
        }
        .onPreferenceChange(NamesKey.self) { log($0.joined()) }
      }
    }
    let log = Log()
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(log: log, handle: handle))
    app.bodies { handle.value?() }
    #expect(log.lines == ["AB", "A"])
  }
}
