import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct CompositionTests {
  @Test func aStepperStopsAtItsBounds() throws {
    struct Guests: View {
      @State private var count = 1

      var body: some View { Stepper("Guests: \(count)", value: $count, in: 1...2) }
    }
    let stage = Stage(Guests())
    let picture = { (count: Int, less: String, more: String) in
      """
      accessibility 
        stack
          "Guests: \(count)"
          spacer
          stack
            accessibility Decrement
              button bordered\(less)
                symbol minus
            accessibility Increment
              button bordered\(more)
                symbol plus
      """
    }
    #expect(stage.picture == picture(1, " disabled", ""))

    let more = try #require(stage.buttons.last)
    try stage.send(.tap, to: more)

    #expect(stage.picture == picture(2, "", " disabled"))
    #expect(throws: EventRefusal.disabled(id: more.id)) { try stage.send(.tap, to: more) }
  }

  @Test func progressShowsItsPart() {
    let stage = Stage(
      VStack {
        ProgressView("Loading")
        ProgressView(value: 3, total: 4)
      })

    #expect(
      stage.picture == """
        stack
          progress …
            "Loading"
          progress 0.75
        """)
  }

  @Test func aGroupBoxHasItsStyle() throws {
    struct Titled: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("Box")
        configuration.label
        GroupBox { configuration.content }
      }
    }
    struct Boxes: View {
      @State private var count = 0

      var body: some View {
        GroupBox("A") { Button("\(count)") { count += 1 } }.groupBoxStyle(Titled())
      }
    }
    let app = TestApp(Boxes())
    #expect(app.texts == ["Box", "A", "0"])
    try app.tap("0")
    #expect(app.texts == ["Box", "A", "1"])
  }

  @Test func aLabelShowsTheChosenParts() {
    struct Reversed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.title
        configuration.icon
      }
    }
    let stage = Stage(
      VStack {
        Label("Star", systemImage: "star").labelStyle(.titleOnly)
        Label("Moon", systemImage: "moon").labelStyle(Reversed())
      })

    #expect(
      stage.picture == """
        stack
          label titleOnly
            symbol star
            "Star"
          "Moon"
          symbol moon
        """)
  }
}

extension Stage {
  /// All buttons, in order.
  var buttons: [ButtonElement] {
    func inside(_ element: Element) -> [ButtonElement] {
      (element as? ButtonElement).map { [$0] } ?? element.children.flatMap { inside($0) }
    }
    return inside(runtime.window)
  }
}
