import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ButtonTests {
  @Test func aStyleOfTheSystemIsALook() {
    let stage = Stage(
      VStack {
        Button("Add", systemImage: "plus") {}
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
      }
      .buttonStyle(.plain))

    #expect(
      stage.picture == """
        stack
          button plain
            label automatic
              symbol plus
              "Add"
          button borderedProminent destructive
            "Delete"
        """)
  }

  @Test func glassIsDrawnWithABorder() {
    let stage = Stage(
      VStack {
        Button("One") {}.buttonStyle(.glass)
        Button("Two") {}.buttonStyle(.glass(.clear))
        Button("Three") {}.buttonStyle(.glassProminent)
      })

    #expect(
      stage.picture == """
        stack
          button bordered
            "One"
          button bordered
            "Two"
          button borderedProminent
            "Three"
        """)
  }

  /// A style of the app's own, which reads its surroundings.
  private struct Framed: ButtonStyle {
    let width: CGFloat
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: width).opacity(isEnabled ? 1 : 0.5)
    }
  }

  @Test func aStyleOfTheAppPlacesTheLabel() throws {
    var presses = 0
    let stage = Stage(Button("Press") { presses += 1 }.buttonStyle(Framed(width: 80)))

    try stage.send(.tap, to: #require(stage.first(ButtonElement.self)))

    #expect(presses == 1)
    #expect(
      stage.picture == """
        button plain
          opacity 1.0
            frame 80.0 × any
              "Press"
        """)
  }

  @Test func aStyleFollowsItsValueAndItsSurroundings() throws {
    struct Form: View {
      @State private var isLarge = false

      var body: some View {
        Button("Press") { isLarge = true }
          .buttonStyle(Framed(width: isLarge ? 200 : 100))
          .disabled(isLarge)
      }
    }
    let stage = Stage(Form())

    try stage.send(.tap, to: #require(stage.first(ButtonElement.self)))

    #expect(
      stage.picture == """
        button plain disabled
          opacity 0.5
            frame 200.0 × any
              "Press"
        """)
  }

  @Test func aPrimitiveStyleMakesButtonsOfItsOwn() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
        Text("tap").onTapGesture { configuration.trigger() }
      }
    }
    var presses = 0
    let stage = Stage(VStack { Button("Press") { presses += 1 } }.buttonStyle(Twice()))

    try stage.send(.tap, to: #require(stage.first(ButtonElement.self)))
    try stage.send(.tap, to: #require(stage.first(ModifierElement.self)))

    #expect(presses == 2)
    #expect(
      stage.picture == """
        stack
          button automatic
            "Press"
          tappable 1
            "tap"
        """)
  }

  @Test func aLinkHandsItsAddressToTheSurroundings() throws {
    var opened: [URL] = []
    let page = try #require(URL(string: "https://swift.org"))
    let stage = Stage(
      Link("Swift", destination: page)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0); return .handled
          }))

    try stage.send(.tap, to: #require(stage.first(ButtonElement.self)))

    #expect(opened == [page])
  }

  private struct Sinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.isPressed ? "down" : "up")
    }
  }

  @Test func aStyleShowsThatTheButtonIsPressed() throws {
    struct Form: View {
      @State private var isLocked = false
      var body: some View {
        Button("Press") { isLocked = true }.buttonStyle(Sinking()).disabled(isLocked)
      }
    }
    let app = TestApp(Form())
    let button = try #require(app.elements.compactMap { $0 as? ButtonElement }.first)
    #expect(app.texts == ["up"])
    try app.runtime.send(.press(true), to: button)
    #expect(app.texts == ["down"])
    try app.runtime.send(.press(false), to: button)
    #expect(app.texts == ["up"])
    // A button that is disabled while it is pressed lets go.
    try app.runtime.send(.press(true), to: button)
    try app.runtime.send(.tap, to: button)
    #expect(app.texts == ["up"])
  }

  @Test func aViewIsToldOfThePointerAboveIt() throws {
    let log = Log()
    let app = TestApp(Text("x").onHover { log($0 ? "above" : "away") }.disabled(true))
    let element = try #require(app.elements.compactMap { $0 as? ModifierElement }.first)
    try app.runtime.send(.hover(true), to: element)
    try app.runtime.send(.hover(false), to: element)
    #expect(log.lines == ["above", "away"])
  }
}
