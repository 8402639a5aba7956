import MeerkatUI
import Testing

@MainActor
struct LifecycleTests {
  @Test("Inner views before outer ones, in the order of the modifiers, asynchronous work last")
  func orderOfAppearance() async {
    let log = Log()
    let app = TestApp(
      Group {
        VStack {
          Text("hello")
            .task { log("text task") }
            .onChange(of: true, initial: true) { log("text change") }
            .onAppear { log("text appear") }
        }
        .task { log("stack task") }
        .onChange(of: true, initial: true) { log("stack change") }
        .onAppear { log("stack appear") }
      }
      .onAppear { log("group appear") })
    #expect(
      log.take() == [
        "text change", "text appear", "stack change", "stack appear", "group appear",
      ])
    while log.lines.count < 2 { await Task.yield() }
    // Two tasks have no order.
    #expect(Set(log.take()) == ["text task", "stack task"])
    app.runtime.end()
  }

  @Test(
    "onChange tells each change once, with `initial` also the first value",
    arguments: [
      (false, ["0 1", "1 2"]), (true, ["0 0", "0 1", "1 2"]),
    ])
  func changes(isInitial: Bool, lines: [String]) {
    struct Screen: View {
      let isInitial: Bool
      let log: Log
      let handle: Handle<() -> Void>
      @State private var value = 0
      var body: some View {
        let _ = handle.value = { value = 2 }
        Text("\(value)")
          .onAppear { value = 1 }
          .onChange(of: value, initial: isInitial) { log("\($0) \($1)") }
      }
    }
    let log = Log()
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(isInitial: isInitial, log: log, handle: handle))
    app.bodies { handle.value?() }
    app.bodies { handle.value?() }
    #expect(log.lines == lines)
  }

  @Test func aTaskIsCancelledWhenItsViewDisappears() async {
    struct Screen: View {
      let log: Log
      let handle: Handle<() -> Void>
      @State private var isShown = true
      var body: some View {
        let _ = handle.value = { isShown = false }
        if isShown {
          Text("working").task {
            log("begins")
            while !Task.isCancelled { await Task.yield() }
            log("cancelled")
          }
        }
      }
    }
    let log = Log()
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(log: log, handle: handle))
    while log.lines.isEmpty { await Task.yield() }
    app.bodies { handle.value?() }
    while log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["begins", "cancelled"])
  }

  @Test("A task with an id begins anew when the id changes, the first one is cancelled")
  func taskWithID() async {
    struct Screen: View {
      let log: Log
      let handle: Handle<() -> Void>
      @State private var id = 1
      var body: some View {
        let _ = handle.value = { id = 2 }
        Text("\(id)").task(id: id) {
          log("begins")
          while !Task.isCancelled { await Task.yield() }
          log("cancelled")
        }
      }
    }
    let log = Log()
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(log: log, handle: handle))
    while log.lines.isEmpty { await Task.yield() }
    app.bodies { handle.value?() }
    while log.lines.count < 3 { await Task.yield() }
    #expect(log.lines.filter { $0 == "begins" }.count == 2)
    #expect(log.lines.filter { $0 == "cancelled" }.count == 1)
    app.runtime.end()
  }
}
