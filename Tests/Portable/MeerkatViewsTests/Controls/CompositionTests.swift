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

  @Test func valuesWithALabelHaveTheirStyle() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.content
        LabeledContent(configuration)
      }
    }
    let app = TestApp(
      VStack {
        LabeledContent("A", value: "1").labeledContentStyle(Stacked())
        LabeledContent("B", value: "2").labeledContentStyle(.automatic)
      })
    #expect(app.texts == ["1", "A", "1", "B", "2"])
  }

  @Test func aDisclosureGroupHasItsStyle() throws {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
    let app = TestApp(
      VStack { DisclosureGroup("A") { Text("inside") }.disclosureGroupStyle(Plain()) })
    #expect(app.texts == ["More", "A"])
    try app.tap("More")
    #expect(app.visibleTexts == ["Less", "A", "inside"])
    let usual = TestApp(DisclosureGroup("A") { Text("inside") }.disclosureGroupStyle(.automatic))
    try usual.tap("A")
    #expect(usual.visibleTexts.contains("inside"))
  }

  private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
  }

  @Test func aTreeIsShownAndHidden() throws {
    let folders = [
      Folder(id: "A", inside: [Folder(id: "B", inside: []), Folder(id: "C")]), Folder(id: "D"),
    ]
    let list = TestApp(List(folders, children: \.inside) { Text($0.id) })
    #expect(list.texts == ["A", "D"])
    try list.tap("A")
    #expect(list.visibleTexts == ["A", "B", "C", "D"])
    try list.tap("B")
    #expect(list.visibleTexts == ["A", "B", "C", "D"])
    try list.tap("A")
    #expect(list.visibleTexts == ["A", "D"])
    let group = TestApp(VStack { OutlineGroup(folders, children: \.inside) { Text($0.id) } })
    #expect(group.texts == ["A", "D"])
    #expect(throws: TestApp.NotFound.self) { try group.tap("D") }
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
