import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ToggleTests {
  private struct Settings: View {
    @State private var isOn = false

    var body: some View { Toggle("Sound", isOn: $isOn) }
  }

  @Test func aSwitchTellsItsBindingAndEvaluatesNoBody() throws {
    let stage = Stage(Settings())
    let toggle = try #require(stage.first(ToggleElement.self))
    let before = stage.runtime.bodyEvaluations

    try stage.send(.toggle(true), to: toggle)

    #expect(stage.takeUpdates() == ["* toggle on"])
    #expect(stage.runtime.bodyEvaluations == before)
    try stage.send(.tap, to: toggle)
    #expect(stage.takeUpdates() == ["* toggle off"])
  }

  @Test func aSwitchStillListensAfterItsSurroundingsChanged() throws {
    struct Settings: View {
      @State private var isOn = false
      @State private var isLocked = false

      var body: some View {
        Toggle("Sound", isOn: $isOn).disabled(isLocked)
        Button("Lock") { isLocked.toggle() }
        Button("Switch") { isOn.toggle() }.accessibilityLabel("Switch")
      }
    }
    let stage = Stage(Settings())
    let lock = try #require(stage.first(ButtonElement.self))
    let other = try #require(stage.first(ModifierElement.self)?.children.first)

    try stage.send(.tap, to: lock)
    #expect(stage.takeUpdates() == ["* toggle off disabled"])
    try stage.send(.tap, to: other)
    #expect(stage.takeUpdates() == ["* toggle on disabled"])
  }

  @Test func aStyleOfTheAppShowsTheSwitch() throws {
    struct Checkmark: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark" : "circle")
          configuration.label
        }
        .onTapGesture { configuration.isOn.toggle() }
      }
    }
    struct Settings: View {
      @State private var isOn = false

      var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Checkmark()) }
    }
    let stage = Stage(Settings())

    try stage.send(.tap, to: #require(stage.first(ModifierElement.self)))

    #expect(
      stage.picture == """
        tappable 1
          stack
            symbol checkmark
            "Sound"
        """)
  }
}
