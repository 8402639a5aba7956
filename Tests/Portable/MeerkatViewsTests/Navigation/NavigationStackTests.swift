import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct NavigationStackTests {
  /// A stack whose path a test reads and writes.
  struct Numbers: View {
    let handle: Handle<Binding<NavigationPath>>
    let log: Log
    @State private var path = NavigationPath()

    var body: some View {
      let _ = handle.value = $path
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationTitle("Root")
          .onAppear { log("root appears") }
          .onDisappear { log("root disappears") }
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next after \(number)", value: number + 1)
              .navigationTitle("Number \(number)")
              .onAppear { log("\(number) appears") }
              .onDisappear { log("\(number) disappears") }
          }
      }
    }
  }

  private func makeNumbers() -> (TestApp, Handle<Binding<NavigationPath>>, Log) {
    let handle = Handle<Binding<NavigationPath>>()
    let log = Log()
    return (TestApp(Numbers(handle: handle, log: log)), handle, log)
  }

  @Test func aTextIsATitleLargeOrInTheBar() {
    let app = TestApp(
      NavigationStack { Text("").navigationBarTitle(Text("Page"), displayMode: .inline) })
    #expect(app.screens.map(\.title) == ["Page"])
    #expect(app.screens.map(\.isTitleLarge) == [false])
  }

  @Test func whatIsInTheBarOfAnInnerStackStaysThere() {
    let app = TestApp(
      NavigationStack {
        NavigationStack {
          Text("").toolbar { Button("Add") {} }
        }
        .navigationTitle("Outer")
      })
    #expect(app.screens.map(\.title) == ["Outer", ""])
    #expect(app.screens.map(\.bar.count) == [0, 1])
  }

  @Test func aLinkPushesAndTheBackButtonLeadsBack() throws {
    let (app, handle, log) = makeNumbers()
    try app.tap("One")
    try app.tap("Next after 1")
    #expect(app.screens.map(\.title) == ["Root", "Number 1", "Number 2"])
    #expect(app.screens.map(\.backTitle) == [nil, "Root", "Number 1"])
    #expect(handle.value?.wrappedValue.count == 2)
    try app.back()
    #expect(app.screens.map(\.title) == ["Root", "Number 1"])
    #expect(handle.value?.wrappedValue.count == 1)
    #expect(
      log.lines == [
        "root appears", "1 appears", "root disappears", "2 appears", "1 disappears", "1 appears",
        "2 disappears",
      ])
  }

  @Test func severalValuesAtOnceAndOneRemoved() {
    let (app, handle, _) = makeNumbers()
    app.bodies {
      handle.value?.wrappedValue.append(1)
      handle.value?.wrappedValue.append(2)
    }
    #expect(app.visibleTexts == ["Next after 2"])
    app.bodies { handle.value?.wrappedValue.removeLast() }
    #expect(app.visibleTexts == ["Next after 1"])
  }

  @Test func aValueOfAnUnknownTypeIsIgnored() {
    let (app, handle, _) = makeNumbers()
    app.bodies { handle.value?.wrappedValue.append("unknown") }
    #expect(app.visibleTexts == ["One"])
  }

  @Test func aLinkWithoutAValueIsDisabled() throws {
    let app = TestApp(NavigationStack { NavigationLink("Nowhere", value: Int?.none) })
    #expect(throws: EventRefusal.self) { try app.tap("Nowhere") }
  }

  @Test func aLinkOutsideAStackIsDisabled() throws {
    let app = TestApp(NavigationLink("Nowhere", value: 1))
    #expect(throws: EventRefusal.self) { try app.tap("Nowhere") }
  }

  @Test func aLinkToAViewPushesIt() throws {
    let app = TestApp(
      NavigationView {
        NavigationLink("Open") { Text("inside").navigationTitle("Inner") }.navigationTitle("Outer")
      })
    try app.tap("Open")
    #expect(app.visibleTexts == ["inside"])
    #expect(app.screens.last?.backTitle == "Outer")
    try app.back()
    #expect(app.visibleTexts == ["Open"])
  }

  @Test func dismissLeadsBack() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
    let app = TestApp(NavigationStack { NavigationLink("Open") { Inner() } })
    try app.tap("Open")
    try app.tap("Leave")
    #expect(app.visibleTexts == ["Open"])
  }

  @Test func aBindingPushesAndIsToldOfTheWayBack() throws {
    struct Screen: View {
      let log: Log
      @State private var item: String?
      var body: some View {
        NavigationStack {
          Button("Show") { item = "A" }
            .navigationDestination(item: $item) { Text("item \($0)") }
            .onChange(of: item) { log("\($0 ?? "nil") \($1 ?? "nil")") }
        }
      }
    }
    let log = Log()
    let app = TestApp(Screen(log: log))
    try app.tap("Show")
    #expect(app.visibleTexts == ["item A"])
    try app.back()
    #expect(app.visibleTexts == ["Show"])
    #expect(log.lines == ["nil A", "A nil"])
  }

  @Test func stateOfACoveredScreenIsKept() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Count") { count += 1 }
        Text("\(count)")
        NavigationLink("Open", value: 1)
      }
    }
    let app = TestApp(
      NavigationStack {
        VStack { Counter() }.navigationDestination(for: Int.self) { Text("pushed \($0)") }
      })
    try app.tap("Count")
    try app.tap("Open")
    try app.back()
    #expect(app.visibleTexts == ["Count", "1", "Open"])
  }

  @Test func theBarShowsWhatTheScreenPutsInIt() throws {
    struct Screen: View {
      @State private var isEditing = false
      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("Title").toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .primaryAction) {
              Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
            }
            if isEditing {
              ToolbarItem(placement: .bottomBar) { Text("editing") }
            }
          }
        }
      }
    }
    let app = TestApp(Screen())
    #expect(app.screens.first?.bar.map(\.position) == [.leading, .trailing])
    try app.tap("Edit")
    #expect(app.screens.first?.bar.map(\.position) == [.leading, .trailing, .bottom])
    #expect(app.visibleTexts == ["Cancel", "Done", "editing", "content"])
  }

  private struct Mail: View {
    @State private var selection: Int?

    var body: some View {
      NavigationView {
        VStack {
          ForEach(1..<3, id: \.self) { number in
            NavigationLink(
              "Mail \(number)", destination: Text("Words of \(number)"), tag: number,
              selection: $selection)
          }
          Text("shown: \(selection ?? 0)")
        }
        .navigationTitle("Inbox")
        Text("No mail chosen")
      }
    }
  }

  @Test func severalViewsOfANavigationViewAreColumns() throws {
    let app = try Driver(Mail())
    #expect(app.exists("Mail 1") && app.exists("No mail chosen"))
    try app.tap("Mail 2")
    #expect(app.exists("shown: 2") && app.exists("Words of 2") && !app.exists("No mail chosen"))
    try app.tap("Mail 1")
    #expect(app.exists("shown: 1") && app.exists("Words of 1") && !app.exists("Words of 2"))
  }

  @Test func whereThereIsRoomForOneColumnItIsTheFirst() throws {
    let app = try Driver(Mail(), width: 40)
    #expect(app.screenText.contains("Mail 1") && !app.screenText.contains("No mail chosen"))
    try app.tap("Mail 1")
    #expect(app.screenText.contains("Words of 1") && !app.screenText.contains("Mail 2"))
    try app.back()
    #expect(app.exists("shown: 0"))
  }

  @Test func inTheStyleOfAStackThereIsOneView() throws {
    let app = try Driver(Mail().navigationViewStyle(StackNavigationViewStyle()))
    #expect(app.exists("Mail 1") && !app.exists("No mail chosen"))
    try app.tap("Mail 1")
    #expect(app.exists("Words of 1") && !app.exists("Mail 2"))
  }
}
