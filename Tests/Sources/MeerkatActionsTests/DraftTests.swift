import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// A protocol of actions with options, answers, errors, a required action and an associated type.
@MainActor
struct DraftTests {
  private let log = Log()

  private func screen() -> DraftScreen<Sketch> {
    DraftScreen(draft: Sketch(id: "essay"), actions: DraftActionsListeners(didPressClose: log.call))
  }

  private func labels(_ app: Driver) -> [String] { app.elements.map(\.description) }

  @Test func eachOptionShowsItsControlWhileNobodyListens() throws {
    #expect(
      labels(try Driver(screen())) == [
        #".button("Close")"#, #".button("Select"), disabled"#, #".button("Move")"#,
        #".button("Reported")"#,
      ])
  }

  @Test func aRequiredActionIsGivenToTheListeners() throws {
    try Driver(screen()).tap("Close")
    #expect(log.lines == ["call"])
  }

  @Test func aRequiredActionIsReplacedByAModifier() throws {
    try Driver(screen().didPressClose { [log] in log.add("close") }).tap("Close")
    #expect(log.lines == ["close"])
  }

  @Test func theListenersTakeAConformerForAll() throws {
    let flow = DraftFlow()
    let app = try Driver(
      DraftScreen(draft: Sketch(id: "essay"), actions: DraftActionsListeners(flow)))
    try app.tap("Close")
    try app.tap("Select")
    #expect(flow.lines == ["close", "essay"])
    #expect(app.exists("Name: essay 1"))
    #expect(app.exists("Rename: taken"))
    #expect(!app.exists("All"))
  }

  @Test func theDefaultActionIsCalled() throws {
    Recorder.shared.log = []
    try Driver(screen()).tap("Move")
    #expect(Recorder.shared.log == ["essay in 2"])
  }

  @Test func aReportNamesTheProtocol() throws {
    try Driver(screen().reportingActions(log.add)).tap("Reported")
    #expect(
      log.lines == [
        "Nobody listens to DraftActions.didPressReported (MeerkatActionsTests/DraftScreen.swift:6)."
      ])
  }

  @Test func allListenersAreCalledInOrder() throws {
    let screen = screen().didPressAll { [log] in log.add("first") }
      .didPressAll { [log] in log.add("second") }
    try Driver(screen).tap("All")
    #expect(log.lines == ["first", "second"])
  }

  @Test func aClosureAnswers() throws {
    let screen = screen().didAskForName { $0.id + "!" }.didAskForHint { _ in "short" }
    let app = try Driver(screen)
    #expect(app.exists("Name: essay!"))
    #expect(app.exists("Hint: short"))
  }

  @Test func anAnswerThatMayBeNoneMayBeLeftOut() throws {
    let app = try Driver(screen().actions(DraftFlow()))
    #expect(!app.exists("Hint: none"))
    #expect(try Driver(screen().actions(HintingFlow())).exists("Hint: none"))
  }

  @Test func anErrorOfOneTypeReachesTheScreen() throws {
    let screen = screen().didRename { _, _ throws(DraftError) in throw .full }
    #expect(try Driver(screen).exists("Rename: full"))
    #expect(throws: DraftError.full) { try screen.actions.didRename?(Sketch(id: "a"), 1) }
  }

  @Test func anExclusiveActionIsStartedWithSeveralValues() async throws {
    let screen = screen().didPressSave { [log] draft, folder in
      log.add("\(draft.id) in \(folder)")
      throw DraftError.full
    }
    let app = try Driver(screen.reportingActions(log.add))
    try app.tap("Save")
    try await app.settle()
    #expect(
      log.lines == [
        "essay in Work",
        "DraftActions.didPressSave (MeerkatActionsTests/DraftScreen.swift:6) failed: full",
      ])
  }

  @Test func aFlowThatAnswersIsNotHeldByItsScreen() throws {
    var flow: DraftFlow? = DraftFlow()
    weak let held = flow
    let screen = flow?.screen
    flow = nil
    #expect(held == nil)
    #expect(try !Driver(screen).exists("Name: essay 1"))
  }

  @Test func aFlowThatAnswersIsReleasedWithWhatShowsIt() throws {
    weak var released: DraftFlow?
    do {
      let flow = DraftFlow()
      released = flow
      #expect(try Driver(flow.screen).exists("Name: essay 1"))
    }
    #expect(released == nil)
  }
}

@MainActor
private final class DraftFlow: DraftActions {
  var lines: [String] = []
  private(set) lazy var screen = DraftScreen(
    draft: Sketch(id: "essay"), actions: DraftActionsListeners(self))

  func didPressClose() { lines.append("close") }
  func didSelect(_ draft: Sketch) { lines.append(draft.id) }
  func didAskForName(of draft: Sketch) -> String { draft.id + " 1" }
  func didRename(_ draft: Sketch, in place: Int) throws(DraftError) { throw .taken }
}

private struct HintingFlow: DraftActions {
  func didPressClose() {}
  func didAskForName(of draft: Sketch) -> String { draft.id }
  func didAskForHint(of draft: Sketch) -> String? { nil }
}
