import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct PickerTests {
  private enum Sort: String, CaseIterable, Identifiable {
    case name, date
    var id: Self { self }
  }

  private struct Sorting: View {
    @State var sort = Sort.name
    var body: some View {
      Picker("Sort", selection: $sort) {
        ForEach(Sort.allCases) { Text($0.rawValue) }
      }
      Text("by \(sort.rawValue)")
    }
  }

  private func picker(in stage: Stage) throws -> PickerElement {
    try #require(stage.first(PickerElement.self))
  }

  @Test func anOptionIsKnownByItsIdentity() throws {
    let stage = Stage(Sorting())
    #expect(stage.picture.hasPrefix("picker menu name|date, chosen 0\n"))
    try stage.send(.select(1), to: picker(in: stage))
    #expect(stage.picture.hasPrefix("picker menu name|date, chosen 1\n"))
    #expect(stage.picture.hasSuffix("\"by date\""))
  }

  @Test func anOptionIsKnownByItsTag() throws {
    struct Sizes: View {
      @State var size: Int?
      var body: some View {
        Picker("Size", selection: $size) {
          Text("None").tag(nil as Int?)
          Text("Small").tag(1)
          Section("Large ones") { Text("Large").tag(2) }
          Text("Untagged")
        }
      }
    }
    let stage = Stage(Sizes())
    #expect(stage.picture.hasPrefix("picker menu None|Small|Large, chosen 0"))
    try stage.send(.select(2), to: picker(in: stage))
    #expect(stage.picture.hasPrefix("picker menu None|Small|Large, chosen 2"))
  }

  @Test func aValueWithoutAnOptionIsNotChosen() {
    let stage = Stage(Picker("Size", selection: .constant(7)) { Text("One").tag(1) })
    #expect(stage.picture.hasPrefix("picker menu One, chosen none"))
  }

  @Test func aPositionThatIsNotThereIsRefused() throws {
    let stage = Stage(Sorting())
    #expect(throws: EventRefusal.self) { try stage.send(.select(2), to: picker(in: stage)) }
  }

  @Test func theStyleSaysHowItLooks() throws {
    let looks = try [
      picker(in: Stage(Sorting().pickerStyle(.segmented))),
      picker(in: Stage(Sorting().pickerStyle(.inline))),
      picker(in: Stage(Sorting().pickerStyle(.menu))),
      picker(in: Stage(Sorting().pickerStyle(.automatic))),
      picker(in: Stage(Sorting().pickerStyle(.wheel))),
      picker(in: Stage(Menu("More") { Sorting() })),
    ]
    #expect(looks.map(\.look) == [.segmented, .inline, .menu, .menu, .menu, .inline])
  }

  @Test func aChoiceEvaluatesOnlyWhoReadsIt() throws {
    let app = TestApp(Sorting())
    let picker = try #require(app.elements.lazy.compactMap { $0 as? PickerElement }.first)
    #expect(app.bodies { _ = try? app.runtime.send(.select(1), to: picker) } == 1)
  }

  @Test func aMenuHasItsLabelAndItsItems() throws {
    struct Screen: View {
      @State var log = ""
      var body: some View {
        Menu("More", systemImage: "star") {
          Button("Rename") { log += "renamed" }
          Divider()
          Button("Delete", role: .destructive) {}
        } primaryAction: {
          log += "pressed "
        }
        Text(log)
      }
    }
    let stage = Stage(Screen())
    let menu = try #require(stage.first(MenuElement.self))
    try stage.send(.tap, to: menu)
    try stage.send(.tap, to: #require(stage.first(ButtonElement.self)))
    #expect(
      stage.picture == """
        menu with an action
          label automatic
            symbol star
            "More"
          button automatic
            "Rename"
          divider
          button automatic destructive
            "Delete"
        "pressed renamed"
        """)
  }
}
