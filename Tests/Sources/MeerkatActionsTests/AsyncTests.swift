import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// Asynchronous actions.
@MainActor
struct AsyncTests {
  private let log = Log()
  private let gate = Gate()

  private func saving() -> SaveScreen { SaveScreen(didPressSave: save) }

  private func save() async {
    log.add("begin")
    await gate.wait()
    log.add(Task.isCancelled ? "cancelled" : "end")
  }

  @Test func anExclusiveActionShowsThatItRuns() async throws {
    let app = try Driver(saving())
    try app.tap("Save")
    try await app.waitFor("Saving")
    #expect(try !app.element(.button("Save")).isEnabled)
    gate.open()
    try await app.waitFor("Idle")
    #expect(try app.element(.button("Save")).isEnabled)
    #expect(log.lines == ["begin", "end"])
  }

  @Test func anExclusiveActionDoesNotStartTwice() async throws {
    let app = try Driver(DoubleTap(didPressTwice: save))
    try app.tap("Twice")
    try await app.waitUntil { log.lines == ["begin"] }
    gate.open()
    try await app.settle()
    #expect(log.lines == ["begin", "end"])
  }

  @Test func anExclusiveActionIsCancelledWhenItsScreenGoes() async throws {
    let app = try Driver(LeavingParent(screen: saving()))
    try app.tap("Save")
    try await app.waitFor("Saving")
    try app.tap("Leave")
    try await app.waitUntil("its cancellation") { log.lines == ["begin", "cancelled"] }
    #expect(!app.exists("Save"))
  }

  @Test func anExclusiveActionIsCancelledWithItsCaller() async throws {
    let app = try Driver(CancellingScreen(didPressSave: save))
    try app.tap("Save")
    try await app.waitUntil { log.lines == ["begin"] }
    try app.tap("Cancel")
    try await app.waitUntil("its cancellation") { log.lines == ["begin", "cancelled"] }
    try app.tap("Save")
    try await app.waitUntil("its next use") { log.lines.last == "begin" }
    gate.open()
  }

  @Test func anErrorIsReportedEachTime() async throws {
    let screen = SaveScreen(didPressSave: { throw Full() }).reportingActions(log.add)
    let app = try Driver(screen)
    for _ in 0..<2 {
      try app.tap("Save")
      try await app.settle()
    }
    let message = "SaveScreen.didPressSave (MeerkatActionsTests/Screens.swift:151) failed: Full()"
    #expect(log.lines == [message, message])
    #expect(app.exists("Idle"))
  }

  @Test func aFlowDoesTheWork() async throws {
    let flow = SavingFlow()
    let app = try Driver(SaveScreen().actions(flow))
    try app.tap("Save")
    try await app.settle()
    try app.tap("Copy")
    try await app.settle()
    #expect(flow.lines == ["save", "copy 2"])
  }
}

private struct Full: Error {}

@MainActor
private final class SavingFlow: SaveScreen.Actions {
  var lines: [String] = []
  func didPressSave() { lines.append("save") }
  func didSelectCopy(_ value: Int) async { lines.append("copy \(value)") }
}

/// Starts the action of a screen two times at once.
@Actions
private struct DoubleTap: View {
  @Action(.exclusive) var didPressTwice: (@MainActor () async throws -> Void)?

  var body: some View {
    VStack {
      Button("Twice") {
        $didPressTwice.start()
        $didPressTwice.start()
      }
    }
  }
}

/// Cancels the task that performs the action of a screen, as SwiftUI does with `refreshable`.
@Actions
private struct CancellingScreen: View {
  @Action(.exclusive) var didPressSave: (@MainActor () async throws -> Void)?
  @State private var task: Task<Void, any Error>?

  var body: some View {
    VStack {
      Button("Save") { task = Task { try await didPressSave?() } }
      Button("Cancel") { task?.cancel() }
    }
  }
}

/// Shows a screen until it is left.
private struct LeavingParent: View {
  let screen: SaveScreen
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { screen }
      Button("Leave") { isShown = false }
    }
  }
}

/// Lets work wait until it is opened or cancelled.
@MainActor
private final class Gate {
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.open() }
    }
  }

  func open() {
    waiting?.resume()
    waiting = nil
  }
}
