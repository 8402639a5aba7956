import MeerkatUI
import MeerkatViews
import Testing

/// What can't be seen, or lets events through, takes none.
@MainActor
struct TouchTests {
  enum Way: CaseIterable { case hidden, transparent, letsThrough, insideOfThat }

  @MainActor private func around(_ content: some View, _ way: Way) -> AnyView {
    switch way {
    case .hidden: AnyView(content.hidden())
    case .transparent: AnyView(content.opacity(0))
    case .letsThrough: AnyView(content.allowsHitTesting(false))
    case .insideOfThat: AnyView(VStack { HStack { content } }.allowsHitTesting(false))
    }
  }

  @Test("A button that can't be touched does nothing", arguments: Way.allCases)
  func buttons(way: Way) throws {
    let log = Log()
    let app = TestApp(around(Button("Tap") { log("tapped") }, way))
    #expect(throws: EventRefusal.self) { try app.tap("Tap") }
    #expect(log.lines == [])
  }

  @Test("Fields and switches that can't be touched keep what they hold", arguments: Way.allCases)
  func controls(way: Way) throws {
    let log = Log()
    let text = Binding(get: { "" }, set: { log($0) })
    let isOn = Binding(get: { false }, set: { log("\($0)") })
    let app = TestApp(
      around(
        VStack {
          TextField("Name", text: text)
          Toggle("Sound", isOn: isOn)
          Text("area").onTapGesture { log("area") }
        }, way))
    for element in app.elements {
      switch element {
      case is TextFieldElement:
        #expect(throws: EventRefusal.self) { try app.runtime.send(.input("a"), to: element) }
      case is ToggleElement, is ModifierElement:
        #expect(throws: EventRefusal.self) { try app.runtime.send(.tap, to: element) }
      default: break
      }
    }
    #expect(log.lines == [])
  }

  @Test func whatMayBeTouchedTakesEvents() throws {
    let log = Log()
    let app = TestApp(Button("Tap") { log("tapped") }.opacity(0.5).allowsHitTesting(true))
    try app.tap("Tap")
    #expect(log.lines == ["tapped"])
  }
}
