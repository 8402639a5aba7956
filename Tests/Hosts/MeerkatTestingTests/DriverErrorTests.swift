import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct DriverErrorTests {
  @Test func whatIsNotThereIsAnErrorWithNearMissesAndTheScreen() throws {
    let app = try Driver(TodoApp(), width: 30)
    let error = #expect(throws: Driver.Error.self) { try app.tap(.button("Adds")) }
    #expect(
      error?.description == """
        There is no button with the label "Adds" on screen.
        Did you mean one of these?
          .button("Add")
        The screen:
                    Todos        [Add]
        ──────────────────────────────
         Open
          Essay                    ›
          Talk                     ›
          [Delete all]
        """)
  }

  @Test func whatIsDisabledCantBeTapped() throws {
    let app = try Driver(TodoApp())
    try app.tap("Add")
    let error = #expect(throws: Driver.Error.self) { try app.tap("Save") }
    #expect(try error?.reason == .disabled(app.element("Save")))
  }

  @Test func whatIsCoveredIsNotOnTop() throws {
    let app = try Driver(TodoApp())
    let link = try app.element(.link("Talk"))
    try app.tap("Add")
    let error = #expect(throws: Driver.Error.self) { try app.tap(.link("Talk")) }
    #expect(error?.reason == .covered(link))
  }

  @Test func severalMatchesAreAmbiguous() throws {
    let app = try Driver(Pairs())
    let error = #expect(throws: Driver.Error.self) { try app.tap(.button("Delete")) }
    #expect(error?.description.hasPrefix("There is more than one button") == true)
    try app.tap(.button("Delete").inRow("Alan"))
    #expect(!app.exists("Alan"))
    try app.tap(.button("Delete").at(1))
    #expect(app.exists("Ada"))
    #expect(!app.exists("Grace"))
  }

  @Test func aPositionThatCannotBeIsAnError() throws {
    let app = try Driver(Pairs())
    for position in [-1, 99] {
      #expect(throws: Driver.Error.self) { try app.tap(.button("Delete").at(position)) }
    }
  }

  @Test func theWholeLabelComesBeforeAPart() throws {
    let app = try Driver(
      VStack {
        Button("Save as draft") {}
        Button("Save") {}
        Button("Discard") {}
      })
    #expect(try app.element("Save").label == "Save")
    #expect(try app.element("draft").label == "Save as draft")
    #expect(try app.element("DISC").label == "Discard")
  }

  @Test func thereIsNothingToLeave() throws {
    let app = try Driver(Text("alone"))
    let back = #expect(throws: Driver.Error.self) { try app.back() }
    #expect(back?.reason == .nothing(to: "go back to"))
    let close = #expect(throws: Driver.Error.self) { try app.close() }
    #expect(close?.reason == .nothing(to: "close"))
  }

  @Test(arguments: [nil, 0])
  func aTextCantBeTapped(position: Int?) throws {
    let app = try Driver(Text("alone"))
    let query: Driver.Query = "alone"
    let error = #expect(throws: Driver.Error.self) {
      try app.tap(position.map(query.at) ?? query)
    }
    #expect(
      error?.description == "You can't tap .text(\"alone\").\nThe screen:\n" + app.screenText)
  }

  @Test func aScreenWithoutRoomIsRefused() {
    #expect(throws: Driver.Error.self) { try Driver(Text("x"), width: 0) }
    #expect(throws: Driver.Error.self) { try Driver(Text("x"), width: 10, height: 0) }
  }
}

private struct Pairs: View {
  @State private var names = ["Ada", "Alan", "Grace"]

  var body: some View {
    List(names, id: \.self) { name in
      HStack {
        Text(name)
        Button("Delete") { names.removeAll { $0 == name } }
      }
    }
  }
}
