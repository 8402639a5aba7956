import Meerkat
import MeerkatTesting
import Testing

@MainActor
struct PushTests {
  let flow = Walk()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(flow), width: 30)
  }

  @Test func theRootIsShown() {
    #expect(
      app.screenText == """
                    start
        ──────────────────────────────
                   start 0
                   [Count]
                     [Up]
        """)
  }

  @Test func whatAScreenReportsCanBecomeAPush() throws {
    try app.tap("Up")
    #expect(flow.journey == Journey(.start, [.push(.hill)]))
    #expect(
      app.screenText == """
        ‹ start      hill
        ──────────────────────────────
                    hill 0
                   [Count]
                    [Home]
        """)
  }

  @Test func theUserGoingBackArrivesInTheJourney() throws {
    try app.tap("Up")
    try app.back()
    #expect(flow.journey == Journey(.start))
    #expect(app.exists(.header("start")))
  }

  @Test func theFlowGoingBackArrivesOnScreen() throws {
    try app.tap("Up")
    flow.back()
    #expect(flow.journey == Journey(.start))
    #expect(app.exists(.header("start")))
  }

  @Test func stepsTakenAtOnceAreLeftOneByOne() throws {
    flow.go([.forward(to: .hill), .forward(to: .lake)])
    #expect(app.exists(.header("lake")))
    try app.back()
    #expect(flow.journey == Journey(.start, [.push(.hill)]))
    #expect(app.exists(.header("hill")))
    try app.back()
    #expect(app.exists(.header("start")))
  }

  @Test func fromAnywhereOneStepLeadsToTheRoot() throws {
    flow.go([.forward(to: .lake), .forward(to: .lake), .forward(to: .hill)])
    try app.tap("Home")
    #expect(flow.journey == Journey(.start))
    #expect(app.exists(.header("start")))
    #expect(throws: Driver.Error.self) { try app.back() }
  }

  @Test func theSameDestinationTwiceIsTwoScreens() throws {
    flow.go([.forward(to: .lake), .forward(to: .lake)])
    try app.tap("Count")
    #expect(app.exists(.text("lake 1")))
    try app.back()
    #expect(flow.journey == Journey(.start, [.push(.lake)]))
    #expect(app.exists(.text("lake 0")))
  }

  @Test func aSecondTapDoesNotGoTwice() throws {
    try app.tap("Up")
    let error = #expect(throws: Driver.Error.self) { try app.tap("Up") }
    guard case .covered = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(flow.journey == Journey(.start, [.push(.hill)]))
  }

  @Test(
    "What is refused changes nothing and evaluates nothing",
    arguments: [
      (Direction<Walk.Place>.back, Refusal.atTheRoot), (.close, .nothingPresented),
      (.backTo(.lake), .destinationNotFound("lake")),
      (.backFrom(.hill), .destinationNotFound("hill")),
      (.replaceTop(with: .lake, style: .sheet), .presentedRoot),
    ])
  func refusal(direction: Direction<Walk.Place>, reason: Refusal) {
    let screen = app.screenText
    let evaluations = app.bodyEvaluations
    #expect(flow.go(direction) == .refused(reason))
    #expect(flow.go([.forward(to: .lake), .backToRoot, direction]) == .refused(reason))
    #expect(flow.journey == Journey(.start))
    #expect(app.screenText == screen)
    #expect(app.bodyEvaluations == evaluations)
  }

  @Test func beingThereAlreadyEvaluatesNothing() {
    let screen = app.screenText
    let evaluations = app.bodyEvaluations
    flow.go(.backToRoot)
    flow.go(.closeAll)
    flow.go(.replaceAll(with: Journey(.start)))
    #expect(app.screenText == screen)
    #expect(app.bodyEvaluations == evaluations)
  }
}
