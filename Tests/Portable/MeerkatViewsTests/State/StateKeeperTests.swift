import Foundation
import MeerkatCombine
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Observation
import Testing

@MainActor @Suite struct StateKeeperTests {
  /// Shows a view in another runtime, with the state of one that was used.
  private func goOn(
    with used: some View, _ use: (Runtime) throws -> Void, in next: some View
  ) throws -> Runtime {
    let first = Runtime()
    first.show(used)
    try use(first)
    first.update()
    let states = StateKeeper.states(below: first.window)
    let copy = try JSONDecoder().decode(
      [String: StateTree].self, from: try JSONEncoder().encode(states))
    let second = Runtime()
    second.stateKeeper = StateKeeper(copy)
    second.show(next)
    second.update()
    return second
  }

  private func texts(of runtime: Runtime) -> [String] {
    let screen = TextScreen(runtime)
    return screen.text(width: 60).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func tap(_ runtime: Runtime) throws {
    func button(in element: Element) -> Element? {
      if element is ButtonElement { return element }
      return element.children.lazy.compactMap { button(in: $0) }.first
    }
    try runtime.send(.tap, to: try #require(button(in: runtime.window)))
  }

  @Test func stateOfAllKindsIsKept() throws {
    let runtime = try goOn(with: Form(), tap, in: Form())
    #expect(
      texts(of: runtime).filter { $0.hasPrefix("=") } == [
        "= 2 closed ada 3 [1, 2] [\"b\"] nil 7 changed 9 2"
      ])
  }

  @Test func whatWasNotChangedIsThatOfTheNewBuild() throws {
    let runtime = try goOn(with: Counter(start: 1), { _ in }, in: Counter(start: 5))
    #expect(texts(of: runtime).contains("5"))
  }

  @Test func equalViewsKeepTheirOwn() throws {
    let pair = VStack {
      Counter(start: 1)
      Counter(start: 2)
    }
    let runtime = try goOn(with: pair, tap, in: pair)
    #expect(texts(of: runtime).filter { Int($0) != nil } == ["101", "2"])
  }

  @Test func aPropertyOfAnotherTypeIsLeftAlone() throws {
    let tree = try #require(StateTree(["a": 1]))
    #expect(tree.merged(into: 4) == 4)
    #expect(tree.merged(into: "x") == "x")
    #expect(
      try #require(StateTree(OldDraft(name: "Ada", age: 3))).merged(into: NewDraft())
        == NewDraft(name: "Ada"))
  }

  @Test func whatCantBeMadeAgainIsLeftOut() {
    #expect(StateTree({ 1 } as () -> Int) == nil)
    #expect(StateTree(FileHandle.standardError) == nil)
  }

  @Test func objectsThatKnowEachOtherEnd() throws {
    let node = Ring()
    node.next = node
    node.value = 4
    let copy = Ring()
    _ = try #require(StateTree(node)).merged(into: copy)
    #expect(copy.value == 4)
  }
}

private struct OldDraft { var name: String; var age: Int }
private struct NewDraft: Equatable { var name = "", age = "none", isNew = true }

private final class Ring {
  var next: Ring?
  var value = 1
}

private struct Counter: View {
  @State private var count: Int

  init(start: Int) { _count = State(initialValue: start) }

  var body: some View {
    Text("\(count)")
    Button("Add") { count += 100 }
  }
}

private struct Form: View {
  private enum Door { case open, closed }
  private enum Sign { case only }
  private struct Draft { var name = "", age = 0 }
  private struct Item { var id: String }

  @State private var number = 1
  @State private var door = Door.open
  @State private var draft = Draft()
  @State private var list = [1]
  @State private var signs: [Sign] = []
  @State private var items: [Item] = []
  @State private var choice: Int? = 1
  @State private var model = Model()
  @StateObject private var object = Store()

  var body: some View {
    let parts: [Any] = [
      number, door, draft.name, draft.age, list, items.map(\.id), choice ?? "nil", model.count,
      model.inner.text, object.value, signs.count,
    ]
    Text(verbatim: "= " + parts.map { "\($0)" }.joined(separator: " "))
    Button("Change") {
      (number, door, draft, list) = (2, .closed, Draft(name: "ada", age: 3), [1, 2])
      (items, choice, signs) = ([Item(id: "b")], nil, [.only, .only])
      model.count = 7
      model.inner.text = "changed"
      object.value = 9
    }
  }
}

@Observable private final class Model {
  var count = 1
  let inner = Inner()
}

private final class Inner { var text = "new" }

private final class Store: ObservableObject {
  @Published var value = 1
}
