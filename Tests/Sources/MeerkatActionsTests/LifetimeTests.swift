import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// What holds what, and what a change costs.
@MainActor
struct LifetimeTests {
  @Test func aFlowThatOwnsItsScreenIsReleased() throws {
    weak var released: OwningFlow?
    do {
      let flow = OwningFlow()
      released = flow
      let app = try Driver(flow.screen)
      try app.tap("Essay")
      #expect(flow.lines == ["essay"])
    }
    #expect(released == nil)
  }

  @Test func theActionsOfAFlowThatHasGoneDoNothing() throws {
    var flow: OwningFlow? = OwningFlow()
    let app = try Driver(flow?.screen)
    flow = nil
    try app.tap("Essay")
    #expect(app.exists("Course"))
  }

  @Test func theControlsOfAFlowThatHasGoneAreLeftOutWhenTheScreenIsMade() throws {
    var flow: OwningFlow? = OwningFlow()
    let screen = flow?.screen
    flow = nil
    let app = try Driver(screen)
    #expect(!app.exists("Essay"))
  }

  @Test func givingTheSameFlowAgainEvaluatesNoBodyOfTheScreen() throws {
    let flow = CourseFlow()
    let app = try Driver(CountingParent { AnyView(CourseScreen(title: "Course").actions(flow)) })
    let before = app.bodyEvaluations
    try app.tap("Count")
    #expect(app.bodyEvaluations == before + 1)
  }

  @Test func anotherFlowIsHeardAfterTheOneBefore() throws {
    let flows = [CourseFlow(), CourseFlow()]
    var turn = 0
    let app = try Driver(
      CountingParent {
        defer { turn += 1 }
        return AnyView(CourseScreen(title: "Course").actions(flows[min(turn, 1)]))
      })
    try app.tap("Essay")
    try app.tap("Count")
    try app.tap("Essay")
    #expect(flows.map(\.lines) == [["essay"], ["essay"]])
  }

  @Test func aRowIsNotEvaluatedWhenTheScreenAroundGetsANewClosure() throws {
    let log = Log()
    let app = try Driver(
      CountingParent {
        AnyView(TasksScreen(title: "Tasks", didSelectTask: { log.add($0) }))
      })
    let before = app.bodyEvaluations
    try app.tap("Count")
    // The parent, the screen, and the modifier that shares; neither the section nor its two rows.
    #expect(app.bodyEvaluations == before + 3)
    try app.tap("Open quiz")
    #expect(log.lines == ["quiz"])
  }
}

@MainActor
private final class OwningFlow: CourseScreen.Actions {
  var lines: [String] = []
  private(set) lazy var screen = CourseScreen(title: "Course").actions(self)
  func didSelectTask(_ id: String) { lines.append(id) }
}

/// A parent whose body is evaluated anew at each tap.
private struct CountingParent: View {
  let content: () -> AnyView
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Text("\(count)")
      content()
    }
  }
}
