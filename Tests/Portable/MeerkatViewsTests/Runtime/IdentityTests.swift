import MeerkatUI
import Testing

@MainActor
struct IdentityTests {
  struct Counter: View {
    let name: String
    let handles: Handles
    @State private var count = 0

    var body: some View {
      let _ = handles.increment[name] = { count += 1 }
      Text("\(name) \(count)")
    }
  }

  @MainActor
  final class Handles {
    var increment: [String: () -> Void] = [:]
    var change: (() -> Void)?
  }

  @Test func branchesOfAnIfAreDifferentIdentities() {
    struct Screen: View {
      let handles: Handles
      @State private var isFirst = true
      var body: some View {
        let _ = handles.change = { isFirst.toggle() }
        if isFirst {
          Counter(name: "A", handles: handles)
        } else {
          Counter(name: "A", handles: handles)
        }
      }
    }
    let handles = Handles()
    let app = TestApp(Screen(handles: handles))
    app.bodies { handles.increment["A"]?() }
    #expect(app.texts == ["A 1"])
    app.bodies { handles.change?() }
    #expect(app.texts == ["A 0"])
  }

  @Test func stateOfSiblingsSurvivesAnIfBetweenThem() {
    struct Screen: View {
      let handles: Handles
      @State private var isShown = false
      var body: some View {
        let _ = handles.change = { isShown.toggle() }
        Counter(name: "A", handles: handles)
        if isShown { Counter(name: "B", handles: handles) }
        Counter(name: "C", handles: handles)
      }
    }
    let handles = Handles()
    let app = TestApp(Screen(handles: handles))
    app.bodies {
      handles.increment["A"]?()
      handles.increment["C"]?()
    }
    app.bodies { handles.change?() }
    #expect(app.texts == ["A 1", "B 0", "C 1"])
    app.bodies { handles.change?() }
    #expect(app.texts == ["A 1", "C 1"])
  }

  @Test(
    "Rows keep their own state when the data changes",
    arguments: [
      (["X", "A", "B", "C"], ["X 0", "A 1", "B 0", "C 1"]),
      (["C", "B", "A"], ["C 1", "B 0", "A 1"]),
      (["A", "C"], ["A 1", "C 1"]),
      (["B"], ["B 0"]),
      ([], []),
    ])
  func rowsKeepTheirState(names: [String], texts: [String]) {
    struct Screen: View {
      let handles: Handles
      let later: [String]
      @State private var names = ["A", "B", "C"]
      var body: some View {
        let _ = handles.change = { names = later }
        ForEach(names, id: \.self) { Counter(name: $0, handles: handles) }
      }
    }
    let handles = Handles()
    let app = TestApp(VStack { Screen(handles: handles, later: names) })
    app.bodies {
      handles.increment["A"]?()
      handles.increment["C"]?()
    }
    app.bodies { handles.change?() }
    #expect(app.texts == texts)
  }

  @Test func elementsWithOneIdentityGetARowEach() {
    let app = TestApp(VStack { ForEach(["A", "A"], id: \.self) { Text($0) } })
    #expect(app.texts == ["A", "A"])
  }

  @Test func anotherTypeInAnAnyViewIsAnotherIdentity() {
    struct Screen: View {
      let handles: Handles
      @State private var isWrapped = false
      var body: some View {
        let _ = handles.change = { isWrapped.toggle() }
        isWrapped
          ? AnyView(Group { Counter(name: "A", handles: handles) })
          : AnyView(Counter(name: "A", handles: handles))
      }
    }
    let handles = Handles()
    let app = TestApp(Screen(handles: handles))
    app.bodies { handles.increment["A"]?() }
    app.bodies { handles.change?() }
    #expect(app.texts == ["A 0"])
  }

  @Test func theNewViewAppearsBeforeTheOldOneDisappears() {
    struct Screen: View {
      let log: Log
      let handles: Handles
      @State private var id = 0
      var body: some View {
        let _ = handles.change = { id += 1 }
        Text("\(id)")
          .onAppear { log("appear") }
          .onDisappear { log("disappear") }
          .id(id)
      }
    }
    let log = Log()
    let handles = Handles()
    let app = TestApp(Screen(log: log, handles: handles))
    #expect(log.take() == ["appear"])
    app.bodies { handles.change?() }
    #expect(log.take() == ["appear", "disappear"])
  }
}
