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

  @Test func anObserverSeesEveryActionWithItsArguments() throws {
    let screen = CourseScreen(title: "Course", didPressJoinCall: {}, didSelectTask: { _ in })
    let app = try Driver(screen.observingActions { [log] in log.add($0.summary) })
    try app.tap("Join call")
    try app.tap("Essay")
    #expect(
      log.lines == [
        "CourseScreen.didPressJoinCall [] heard MeerkatActionsTests/CourseScreen.swift:9",
        #"CourseScreen.didSelectTask ["essay"] heard MeerkatActionsTests/CourseScreen.swift:10"#,
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
        "OptionsScreen.didPressReported [] unheard MeerkatActionsTests/Screens.swift:60"
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
    "\(screen).\(name) \(arguments) \(isHeard ? "heard" : "unheard") \(file):\(line)"
  }
}

/// A screen around any view, which shares `didSelectTask`.
@Actions
private struct TasksAround<Row: View>: View {
  @Action var didSelectTask: ((_ id: String) -> Void)?
  let row: Row

  var body: some View { VStack { row }.sharingActions(allActions) }
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
