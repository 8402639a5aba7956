import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// Actions deep inside, and observers of all of them.
@MainActor
struct SurroundingsTests {
  private let log = Log()

  @Test func anInnerViewFindsTheActionOfTheScreenAround() throws {
    let app = try Driver(TasksScreen(title: "Tasks").didSelectTask(log.add))
    try app.tap("Open quiz")
    #expect(log.lines == ["quiz"])
  }

  @Test func whatTheScreenAroundDoesNotShareIsLeftOut() throws {
    let app = try Driver(TasksScreen(title: "Tasks").didSelectTask(log.add))
    #expect(!app.exists("Archive"))
  }

  @Test func nobodyListensWhereNothingIsShared() throws {
    let app = try Driver(TaskSection())
    #expect(!app.exists("Open quiz"))
  }

  @Test func aListenerOfItsOwnComesFirst() throws {
    let screen = TaskRow(id: "essay").didSelectTask { [log] in log.add("own " + $0) }
    let app = try Driver(TasksAround(didSelectTask: log.add, row: screen))
    try app.tap("Open essay")
    #expect(log.lines == ["own essay"])
  }

  @Test func aScreenInsideAnotherPassesOnWhatItDoesNotHear() throws {
    let app = try Driver(
      TasksAround(didSelectTask: log.add, row: TasksScreen(title: "Inner")))
    try app.tap("Open quiz")
    #expect(log.lines == ["quiz"])
  }

  @Test func anInnerViewSeesWhenTheScreenAroundIsHeard() throws {
    let app = try Driver(SwitchedScreen())
    #expect(!app.exists("Open quiz"))
    try app.tap("Listen")
    #expect(app.exists("Open quiz"))
    try app.tap("Listen")
    #expect(!app.exists("Open quiz"))
  }

  @Test func anInnerViewIsAnsweredByTheScreenAround() throws {
    var name = "Ada"
    let app = try Driver(NamesScreen(didAskForName: { "\($0) \(name)" }))
    try app.tap("Ask")
    name = "Grace"
    try app.tap("Ask")
    #expect(Recorder.shared.log == ["by Ada", "by Grace"])
  }

  @Test func anAnswerIsNotStaleWhereTheInnerViewIsNotEvaluatedAgain() throws {
    let app = try Driver(RenamingScreen())
    try app.tap("Rename")
    let before = app.bodyEvaluations
    try app.tap("Ask")
    #expect(Recorder.shared.log == ["by 1"])
    #expect(app.bodyEvaluations == before)
  }

  @Test func nobodyAnswersWhereNothingIsShared() throws {
    #expect(try !Driver(NameRow()).exists("Ask"))
  }

  @Test func anObserverSeesEveryActionWithItsArguments() throws {
    let screen = CourseScreen(title: "Course", didPressJoinCall: {}, didSelectTask: { _ in })
    let app = try Driver(screen.observingActions { [log] in log.add($0.summary) })
    try app.tap("Join call")
    try app.tap("Essay")
    #expect(
      log.lines == [
        "CourseScreen.didPressJoinCall [] handled MeerkatActionsTests/CourseScreen.swift:9",
        #"CourseScreen.didSelectTask ["essay"] handled MeerkatActionsTests/CourseScreen.swift:10"#,
      ])
  }

  @Test func anObserverIsToldBeforeTheListener() throws {
    let screen = CourseScreen(title: "Course", didPressJoinCall: log.call)
    let app = try Driver(screen.observingActions { [log] in log.add($0.name) })
    try app.tap("Join call")
    #expect(log.lines == ["didPressJoinCall", "call"])
  }

  @Test func anObserverSeesWhatNobodyHears() throws {
    let app = try Driver(OptionsScreen().observingActions { [log] in log.add($0.summary) })
    try app.tap("Reported")
    #expect(
      log.lines == [
        "OptionsScreen.didPressReported [] unhandled MeerkatActionsTests/Screens.swift:76"
      ])
  }

  @Test func anObserverOfAScreenThatIsNotPreparedIsTold() throws {
    let screen = UnpreparedScreen().observingActions { [log] in log.add($0.name) }
    let app = try Driver(screen.reportingActions { [log] in log.add($0) })
    #expect(!app.exists("Save"))
    #expect(
      log.lines == [
        "An action (MeerkatActionsTests/SurroundingsTests.swift:128) needs prepareActions() in the "
          + "initialiser."
      ])
  }

  @Test func observersAreNested() throws {
    let screen = CourseScreen(title: "Course", didPressJoinCall: {})
      .observingActions { [log] _ in log.add("inner") }
      .observingActions { [log] _ in log.add("outer") }
    try Driver(screen).tap("Join call")
    #expect(log.lines == ["outer", "inner"])
  }
}

extension ActionEvent {
  fileprivate var summary: String {
    "\(screen).\(name) \(arguments) \(isHandled ? "handled" : "unhandled") \(file):\(line)"
  }
}

/// A screen without the macro, and without what it writes.
private struct UnpreparedScreen: View {
  @Action(.disable) var didPressSave: (() -> Void)?

  var body: some View {
    VStack { if let didPressSave { Button("Save", action: didPressSave) } }
  }
}

/// A screen around any view, which shares `didSelectTask`.
@Actions
private struct TasksAround<Row: View>: View {
  @Action var didSelectTask: ((_ id: String) -> Void)?
  let row: Row

  var body: some View { VStack { row }.sharingActions(allActions) }
}

/// A row that asks when its button is pressed.
@Actions
private struct NameRow: View {
  @Action var didAskForName: ((_ start: String) -> String)?

  var body: some View {
    VStack {
      if let didAskForName {
        Button("Ask") { Recorder.shared.log.append(didAskForName("by")) }
      }
    }
  }
}

@Actions
private struct NamesScreen: View {
  @Action var didAskForName: ((_ start: String) -> String)?

  init(didAskForName: @escaping (String) -> String) {
    Recorder.shared.log = []
    self.didAskForName = didAskForName
    prepareActions()
  }

  var body: some View { VStack { NameRow() }.sharingActions(allActions) }
}

/// A parent that answers otherwise after each tap.
private struct RenamingScreen: View {
  @State private var count = 0

  var body: some View {
    let count = count
    VStack {
      Button("Rename") { self.count += 1 }
      NamesScreen { "\($0) \(count)" }
    }
  }
}

/// A parent that listens or not.
private struct SwitchedScreen: View {
  @State private var isListening = false

  var body: some View {
    VStack {
      Button("Listen") { isListening.toggle() }
      TasksScreen(title: "Tasks", didSelectTask: isListening ? { _ in } : nil)
    }
  }
}
