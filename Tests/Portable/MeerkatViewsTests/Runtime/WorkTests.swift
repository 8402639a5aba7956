import MeerkatUI
import MeerkatViews
import Testing

/// Work follows change: how many bodies a change takes, and what hosts are told.
@MainActor
struct WorkTests {
  struct Row: View {
    let index: Int
    let isSelected: Bool
    let toggle: Handle<[Int: () -> Void]>
    @State private var isOn = false

    var body: some View {
      let _ = toggle.value?[index] = { isOn.toggle() }
      HStack {
        Text("Row \(index)")
        Text(isOn || isSelected ? "on" : "off")
      }
    }
  }

  struct Rows: View {
    let count: Int
    let select: Handle<(Int) -> Void>
    let toggle: Handle<[Int: () -> Void]>
    @State private var selected = -1

    var body: some View {
      let _ = select.value = { selected = $0 }
      ForEach(0..<count) { Row(index: $0, isSelected: $0 == selected, toggle: toggle) }
    }
  }

  private func makeRows(_ count: Int) -> (TestApp, Handle<(Int) -> Void>, Handle<[Int: () -> Void]>)
  {
    let select = Handle<(Int) -> Void>()
    let toggle = Handle<[Int: () -> Void]>()
    toggle.value = [:]
    return (TestApp(Rows(count: count, select: select, toggle: toggle)), select, toggle)
  }

  @Test func togglingOneRowOfTenThousandEvaluatesOneRow() {
    let (app, _, toggle) = makeRows(10_000)
    #expect(app.runtime.bodyEvaluations == 10_001)
    #expect(app.bodies { toggle.value?[5_000]?() } == 1)
    #expect(app.operations { toggle.value?[4_999]?() } == ["update on"])
  }

  @Test func aParentThatChangesOneRowEvaluatesItselfAndThatRow() {
    let (app, select, _) = makeRows(1_000)
    #expect(app.bodies { select.value?(10) } == 2)
    #expect(app.bodies { select.value?(11) } == 3)
  }

  @Test func aThousandLevelsOfNestingDoNotOverflowTheStack() {
    struct Nest: View {
      let depth: Int
      let value: Int
      let leaf: Handle<() -> Void>
      @State private var own = 0

      var body: some View {
        if depth == 0 {
          let _ = leaf.value = { own += 1 }
          Text("\(value) \(own)")
        } else {
          VStack { Nest(depth: depth - 1, value: value, leaf: leaf) }
        }
      }
    }
    let leaf = Handle<() -> Void>()
    let app = TestApp(Nest(depth: 1_000, value: 7, leaf: leaf))
    #expect(app.texts == ["7 0"])
    #expect(app.bodies { leaf.value?() } == 1)
    #expect(app.texts == ["7 1"])
    app.runtime.end()
  }

  @Test func aThousandHiddenTypesDoNotOverflowTheStack() {
    var view = AnyView(Text("deep"))
    for _ in 0..<1_000 { view = AnyView(VStack { view }) }
    let app = TestApp(view)
    #expect(app.texts == ["deep"])
  }

  @Test(
    "A changed order is told in as few moves as possible",
    arguments: [
      (["A", "B", "C", "D"], ["D", "A", "B", "C"], ["move D before A"]),
      (["A", "B", "C"], ["B", "C"], ["remove A"]),
      (["A", "B"], ["A", "X", "B"], ["insert X before B"]),
      (["A", "B", "C"], ["C", "B", "A"], ["move B before A", "move C before B"]),
      (["A"], ["B"], ["remove A", "insert B"]),
    ])
  func movesAreFew(old: [String], new: [String], operations: [String]) {
    struct Screen: View {
      let old: [String]
      let new: [String]
      let change: Handle<() -> Void>
      @State private var names: [String]?
      var body: some View {
        let _ = change.value = { names = new }
        VStack { ForEach(names ?? old, id: \.self) { Text($0) } }
      }
    }
    let change = Handle<() -> Void>()
    let app = TestApp(Screen(old: old, new: new, change: change))
    #expect(app.operations { change.value?() } == operations)
  }

  @Test func manyAppsRunSideBySide() {
    let apps = (0..<3).map { _ in makeRows(3) }
    apps[1].0.bodies { apps[1].2.value?[0]?() }
    #expect(apps.map { $0.0.texts[1] } == ["off", "on", "off"])
  }

  @Test func anEventOfAnElementThatIsGoneIsRefused() throws {
    let app = TestApp(Text("still"))
    #expect(throws: EventRefusal.gone(id: 99)) { try app.runtime.send(.tap, to: 99) }
  }
}

@MainActor
struct ModifierWorkTests {
  struct Framed: ViewModifier {
    let title: String
    let log: Log

    func body(content: Content) -> some View {
      let _ = log("frame \(title)")
      Text(title)
      content
    }
  }

  struct Screen: View {
    let log: Log
    let handle: Handle<(String) -> Void>
    @State private var text = "first"
    @State private var title = "A"

    var body: some View {
      let _ = handle.value = { if $0.count == 1 { title = $0 } else { text = $0 } }
      VStack { Text(text).modifier(Framed(title: title, log: log)) }
    }
  }

  @Test func newContentIsHandedOnWithoutTheBodyOfTheModifier() {
    let log = Log()
    let handle = Handle<(String) -> Void>()
    let app = TestApp(Screen(log: log, handle: handle))
    #expect(app.bodies { handle.value?("second") } == 1)
    #expect(app.texts == ["A", "second"])
    #expect(app.bodies { handle.value?("B") } == 2)
    #expect(app.texts == ["B", "second"])
    #expect(log.lines == ["frame A", "frame B"])
  }

  @Test func aModifierOfSeveralViewsTellsAtOnceThatOneHasBecomeAnother() {
    struct Pair: View {
      let change: Handle<() -> Void>
      @State private var isNew = false

      var body: some View {
        let _ = change.value = { isNew.toggle() }
        VStack {
          Group {
            Text("first")
            if isNew { Text("new") } else { Text("old") }
          }
          .opacity(0.5)
        }
      }
    }
    let change = Handle<() -> Void>()
    let app = TestApp(Pair(change: change))
    #expect(app.operations { change.value?() } == ["remove old", "insert new"])
    #expect(app.operations {} == [])
  }
}
