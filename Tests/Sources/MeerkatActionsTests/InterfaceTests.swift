import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// Actions that are declared by a protocol.
@MainActor
struct InterfaceTests {
  private let log = Log()

  @Test func aScreenWithoutListenersHasNoControls() throws {
    let app = try Driver(LessonScreen(title: "Lesson"))
    #expect(app.elements.map(\.description) == [#".text("Lesson")"#])
  }

  @Test func aConformerHearsWhatItImplements() throws {
    let flow = LessonFlow()
    let app = try Driver(LessonScreen(title: "Lesson").actions(flow))
    #expect(
      app.elements.map(\.description) == [
        #".text("Lesson")"#, #".button("Move")"#, #".button("Essay")"#,
      ])
    try app.tap("Move")
    try app.tap("Essay")
    #expect(flow.lines == ["essay to 2", "essay"])
  }

  @Test func modifiersAndConformersWorkTogether() throws {
    let flow = LessonFlow()
    let screen = LessonScreen(title: "Lesson").didPressJoinCall(log.call).actions(flow)
      .didSelectTask { [log] in log.add("closure " + $0) }
    let app = try Driver(screen)
    for label in ["Join call", "Essay", "Move"] { try app.tap(label) }
    #expect(log.lines == ["call", "closure essay"])
    #expect(flow.lines == ["essay to 2"])
  }

  @Test func closuresAreGivenToTheListeners() throws {
    let app = try Driver(
      LessonScreen(title: "Lesson", actions: LessonActionsListeners(didSelectTask: log.add)))
    try app.tap("Essay")
    #expect(log.lines == ["essay"])
  }

  @Test func aStructOfClosuresIsHeldAsItIs() throws {
    try Driver(LessonScreen(title: "Lesson").actions(LessonClosures(call: log.call)))
      .tap("Join call")
    #expect(log.lines == ["call"])
  }

  @Test func aConformerInAnExistentialIsCalledAsItsOwnerCallsIt() throws {
    let flow: any LessonActions = LessonClosures(call: log.call)
    try Driver(LessonScreen(title: "Lesson").actions(flow)).tap("Join call")
    flow.didPressJoinCall()
    flow.didSelectTask("nobody implements this")
    #expect(log.lines == ["call", "call"])
  }

  @Test func aFlowThatOwnsItsScreenIsReleased() throws {
    weak var released: LessonFlow?
    do {
      let flow = LessonFlow()
      released = flow
      try Driver(flow.screen).tap("Essay")
      #expect(flow.lines == ["essay"])
    }
    #expect(released == nil)
  }

  @Test func anAsynchronousActionIsDone() async throws {
    let saved = AsyncStream<Void>.makeStream()
    let screen = LessonScreen(title: "Lesson").actions(SavingFlow { saved.continuation.yield() })
    try Driver(screen).tap("Save")
    var iterator = saved.stream.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }

  @Test func anObserverSeesTheNameOfTheProtocol() throws {
    let screen = LessonScreen(title: "Lesson").didPressJoinCall {}
    let app = try Driver(
      screen.observingActions { [log] in log.add("\($0.screen).\($0.name) \($0.file):\($0.line)") })
    try app.tap("Join call")
    #expect(
      log.lines == ["LessonActions.didPressJoinCall MeerkatActionsTests/LessonScreen.swift:7"])
  }

  @Test func theProtocolIsAsVisibleAsItsAuthorWants() throws {
    struct Closures: QuizActions {
      let log: Log
      func didChoose(answer: Int, of question: String) { log.add("\(question) \(answer)") }
    }
    let app = try Driver(QuizScreen().actions(Closures(log: log)).didPressDone(log.call))
    try app.tap("Two")
    try app.tap("Done")
    #expect(log.lines == ["size 2", "call"])
  }

  @Test func givingTheSameFlowAgainEvaluatesNoBodyOfTheScreen() throws {
    let flow = LessonFlow()
    let app = try Driver(LessonParent { LessonScreen(title: "Lesson").actions(flow) })
    let before = app.bodyEvaluations
    try app.tap("Count")
    #expect(app.bodyEvaluations == before + 1)
  }
}

@MainActor
private final class LessonFlow: LessonActions {
  var lines: [String] = []
  private(set) lazy var screen = LessonScreen(title: "Lesson").actions(self)
  func didSelectTask(_ id: String) { lines.append(id) }
  func didMoveTask(_ id: String, to folder: Int) { lines.append("\(id) to \(folder)") }
}

private struct LessonClosures: LessonActions {
  let call: () -> Void
  func didPressJoinCall() { call() }
}

private struct SavingFlow: LessonActions {
  let save: () -> Void
  func didPressSave() async { save() }
}

/// A parent whose body is evaluated anew at each tap.
private struct LessonParent: View {
  let content: () -> LessonScreen
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Text("\(count)")
      content()
    }
  }
}
