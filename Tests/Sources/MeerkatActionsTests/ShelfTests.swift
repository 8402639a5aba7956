import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// Generic constraints, errors of one type, answers that take time, default listeners.
@MainActor
struct ShelfTests {
  private let log = Log()

  /// Listeners need not know the type of the view, which nobody can write.
  private func screen() -> ShelfScreen<Sketch, some View> {
    ShelfScreen(book: Sketch(id: "Emma"), cover: { Text($0.id).padding() })
  }

  @Test func aListenerThatTheScreenHasItselfIsCalled() throws {
    Recorder.shared.log = []
    let app = try Driver(screen())
    try app.tap("Close")
    try app.tap("Help")
    #expect(Recorder.shared.log == ["closed by itself", "helped itself"])
  }

  @Test func aListenerTakesThePlaceOfTheOneThatTheScreenHas() throws {
    Recorder.shared.log = []
    let app = try Driver(screen().didPressClose(log.call).didPressHelp(log.call))
    try app.tap("Close")
    try app.tap("Help")
    #expect(log.lines == ["call", "call"])
    #expect(Recorder.shared.log == [])
  }

  @Test func aConformerMayLeaveOutWhatTheScreenAnswersItself() throws {
    Recorder.shared.log = []
    let flow = SilentFlow()
    let made = ShelfScreen(
      book: Sketch(id: "Emma"), cover: { Text($0.id).padding() }, actions: flow)
    try Driver(screen().actions(flow)).tap("Close")
    try Driver(made).tap("Close")
    #expect(Recorder.shared.log == ["closed by itself", "closed by itself"])
  }

  @Test func aConformerTakesThePlaceOfWhatTheScreenHas() throws {
    Recorder.shared.log = []
    let flow = LibraryFlow()
    let made = ShelfScreen(
      book: Sketch(id: "Emma"), cover: { Text($0.id).padding() }, actions: flow)
    try Driver(screen().actions(flow)).tap("Close")
    try Driver(made).tap("Close")
    #expect(flow.lines == ["close", "close"])
    #expect(Recorder.shared.log == [])
  }

  @Test func aConformerOfTheGenericInterfaceIsHeard() async throws {
    let flow = LibraryFlow()
    let app = try Driver(screen().actions(flow).reportingActions(flow.add))
    try app.tap("Return")
    try app.tap("Lend")
    try app.tap("Pages []")
    try await app.waitFor("Pages [1, 2]")
    #expect(
      flow.lines == [
        "Emma in 3", "Emma to Ada",
        "ShelfScreen.didLend (MeerkatActionsTests/ShelfScreen.swift:12) failed: lent",
      ])
    #expect(app.exists("Place: lent"))
    #expect(!app.exists("Open"))
  }

  @Test func closuresThrowWhatTheActionSays() throws {
    let screen = screen().didAskForPlace { _ in 7 }
      .didReturn { _, _ throws(ShelfProblem) in throw .lent }
    #expect(try Driver(screen).exists("Place: 7"))
    #expect(throws: ShelfProblem.lent) {
      try screen.didReturn?(Sketch(id: "Emma"), 1)
    }
  }

  @Test func aFlowThatAnswersIsNotHeldByItsScreen() throws {
    var flow: LibraryFlow? = LibraryFlow()
    weak let held = flow
    let shown = flow.map { screen().actions($0) }
    flow = nil
    #expect(held == nil)
    #expect(try !Driver(shown).exists("Place: lent"))
  }
}

@MainActor
private final class SilentFlow: ShelfScreenActions {
  typealias Book = Sketch
}

@MainActor
private final class LibraryFlow: ShelfScreenActions {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
  func didPressClose() { lines.append("close") }
  func didReturn(_ book: Sketch, in place: Int) { lines.append("\(book.id) in \(place)") }
  func didLend(_ book: Sketch, to: String) async throws {
    lines.append("\(book.id) to \(to)")
    throw ShelfProblem.lent
  }
  func didAskForPlace(_ value: Sketch) throws(ShelfProblem) -> Int {
    throw .lent
  }
  func didAskForPages(_ value: String) async -> [Int] { [1, 2] }
}
