import Foundation
import Meerkat
import MeerkatDeeds
import MeerkatStage
import MeerkatUI
import Testing

/// What a crawler is told about an app, and what it can do there.
@MainActor @Suite struct ExplorerTests {
  private let stage = Stage(KitchenApp.self)

  private func ask(_ verb: StageRequest.Verb, _ choice: String? = nil, typing text: String? = nil)
    async throws -> StageAnswer
  {
    var request = StageRequest(verb)
    (request.choice, request.text) = (choice, text)
    if verb == .start { request.rows = 12 }
    let line = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    return try JSONDecoder().decode(StageAnswer.self, from: Data(await stage.answer(line).utf8))
  }

  private func look(_ choice: String? = nil, typing text: String? = nil) async throws -> Sight {
    let answer = try await ask(.look, choice, typing: text)
    return try #require(answer.sight, "\(answer.error ?? "")")
  }

  @Test func theFlowAndItsMovesAreSeen() async throws {
    _ = try await ask(.start)
    let first = try await look()
    #expect(first.places == [Sight.Place(flow: "KitchenFlow", destination: "dishes")])
    let second = try await look("tap row Soup 1")
    #expect(second.places.map(\.destination) == ["dish"])
    #expect(second.deed == "tap \"Soup 1\"")
    #expect(
      second.moves == [
        Sight.Move(flow: "KitchenFlow", from: "dishes", to: "dish", isAskedFor: true)
      ])
    let back = try await look("back button Dishes")
    #expect(back.moves == [])
    #expect(back.controls == first.controls && back.layers == first.layers)
  }

  @Test func rowsOfOneForEachAreOfOneKind() async throws {
    _ = try await ask(.start)
    let sight = try await look()
    let rows = sight.choices.filter { $0.id.hasPrefix("tap row Soup") }
    // Of 200, those that are made.
    #expect((2...40).contains(rows.count))
    #expect(Set(rows.map(\.group)).count == 1)
    #expect(Set(sight.choices.map(\.id)).count == sight.choices.count)
  }

  @Test func whetherThereAreRowsTellsScreensApartAndHowManyDoesNot() async throws {
    _ = try await ask(.start)
    let none = try await look("tap button New")
    let one = try await look("tap row Add note")
    let two = try await look("tap row Add note")
    #expect(two.choices.count == one.choices.count + 1)
    #expect(one.controls != none.controls)
    #expect(two.controls == one.controls)
  }

  @Test func fieldsAreTypedIntoAndSwitchesTurned() async throws {
    _ = try await ask(.start)
    let before = try await look("tap button New")
    let field = try #require(before.choices.first { $0.field == "Name" })
    #expect(try await ask(.deed, field.id, typing: "Stew").text == "type \"Stew\" into \"Name\"")
    let typed = try await look(field.id, typing: "Stew")
    #expect(typed.deed == "type \"Stew\" into \"Name\"")
    #expect(typed.controls != before.controls)
    let turned = try await look("turn toggle Hot")
    #expect(turned.deed == "turn on \"Hot\"")
    #expect(turned.controls != typed.controls)
    #expect(turned.choices.contains { $0.id.hasPrefix("close") })
    #expect(try await look("tap row Save").places.last?.destination == "dishes")
  }

  @Test func whatSleepsIsAwaitedWhereProgressIsShown() async throws {
    _ = try await ask(.start)
    let sight = try await look("tap button Cook")
    #expect(sight.choices.contains { $0.id == "tap button Serve" })
  }

  @Test func whatIsNotThereIsRefused() async throws {
    _ = try await ask(.start)
    #expect(
      try await ask(.look, "tap button Nothing").error
        == "Nothing on the screen is “tap button Nothing”.")
  }
}

private struct KitchenApp: App {
  var body: some Scene { WindowGroup { FlowView(KitchenFlow()) } }
}

private final class KitchenFlow: Flow {
  /// Its description isn't the name of the case.
  enum Destination: Hashable, CustomStringConvertible {
    case dishes, dish(String), new, oven
    var description: String { "somewhere" }
  }

  let navigator = Navigator<Destination>(root: .dishes)

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .dishes:
      List {
        ForEach(1..<201) { number in Button("Soup \(number)") { self.push(.dish("Soup \(number)")) }
        }
      }
      .toolbar {
        Button("New") { self.present(.new, as: .sheet) }
        Button("Cook") { self.push(.oven) }
      }
      .navigationTitle("Dishes")
    case .dish(let name): Text(name).navigationTitle(name)
    case .new: NewDishScreen { self.close() }
    case .oven: OvenScreen()
    }
  }
}

private struct NewDishScreen: View {
  let didSave: () -> Void
  @State private var name = ""
  @State private var isHot = false
  @State private var notes = 0

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Hot", isOn: $isHot)
      Button("Save", action: didSave).disabled(name.isEmpty)
      Button("Add note") { notes += 1 }
      ForEach(0..<notes, id: \.self) { Button("Note \($0)") {} }
    }
  }
}

private struct OvenScreen: View {
  @State private var isDone = false

  var body: some View {
    VStack { if isDone { Button("Serve") {} } else { ProgressView() } }
      .task {
        try? await Task.sleep(for: .milliseconds(30))
        isDone = true
      }
  }
}
