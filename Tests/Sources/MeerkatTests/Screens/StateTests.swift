import Meerkat
import MeerkatTesting
import Testing

/// The state of a screen lives as long as its step.
@MainActor
struct StateTests {
  let flow = Walk()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(flow), width: 30)
    try app.tap("Count")
  }

  @Test func itLivesBelowOtherScreens() throws {
    try app.tap("Up")
    try app.back()
    #expect(app.exists(.text("start 1")))
    flow.present(.lake, as: .fullScreenCover)
    flow.close()
    #expect(app.exists(.text("start 1")))
  }

  @Test(
    "It ends with the step", arguments: [NavigationStyle.push, .sheet, .fullScreenCover, .popover])
  func ends(style: NavigationStyle) throws {
    flow.go(.forward(to: .lake, style: style))
    try app.tap("Count")
    #expect(app.exists(.text("lake 1")))
    flow.back()
    flow.go(.forward(to: .lake, style: style))
    #expect(app.exists(.text("lake 0")))
  }

  @Test(
    "It ends also when another step takes the place at once",
    arguments: [NavigationStyle.push, .sheet])
  func endsAtOnce(style: NavigationStyle) throws {
    flow.go(.forward(to: .lake, style: style))
    try app.tap("Count")
    flow.go([.back, .forward(to: .lake, style: style)])
    #expect(app.exists(.text("lake 0")))
    try app.tap("Count")
    flow.go(.replaceTop(with: .lake))
    #expect(app.exists(.text("lake 0")))
  }

  @Test func theStepsThatStayKeepIt() throws {
    try app.tap("Up")
    try app.tap("Count")
    flow.go(.replaceAll(with: Journey(.start, [.push(.hill), .push(.lake)])))
    #expect(app.exists(.header("lake")))
    try app.back()
    #expect(app.exists(.text("hill 1")))
    try app.back()
    #expect(app.exists(.text("start 1")))
  }

  @Test func theRootThatIsReplacedLosesIt() throws {
    flow.go(.replaceTop(with: .hill))
    #expect(flow.journey == Journey(.hill))
    #expect(app.exists(.text("hill 0")))
    flow.go(.replaceTop(with: .start))
    #expect(app.exists(.text("start 0")))
  }

  @Test func aJourneyCanBeReplacedAsAWhole() throws {
    try app.tap("Up")
    flow.reset(to: Journey(.lake, [.push(.start), .sheet(.hill), .push(.lake)]))
    #expect(app.exists(.header("lake")))
    #expect(app.exists(.button("hill")))
    try app.back()
    try app.close()
    #expect(flow.journey == Journey(.lake, [.push(.start)]))
    #expect(app.exists(.text("start 0")))
    try app.back()
    #expect(app.exists(.text("lake 0")))
  }

  @Test(
    "An equal journey changes nothing, and the user still finds the way back",
    arguments: [NavigationStyle.push, .sheet])
  func equalJourney(style: NavigationStyle) throws {
    flow.push(.hill)
    flow.back()
    flow.go(.forward(to: .lake, style: style))
    try app.tap("Count")
    let other: Journey<Walk.Place> = Journey(.start, [.init(.lake, style: style)])
    flow.reset(to: other)
    #expect(app.exists(.text("lake 1")))
    if style == .push { try app.back() } else { try app.close() }
    #expect(flow.journey == Journey(.start))
    #expect(app.exists(.text("start 1")))
  }

  @Test func aJourneyThatBeginsDeepIsShownDeep() throws {
    let flow = Walk()
    flow.reset(to: Journey(.start, [.push(.hill), .sheet(.lake), .alert(.swim)]))
    let app = try Driver(FlowView(flow))
    #expect(app.exists(.alert("Swim now?")))
    try app.tap("No")
    try app.close()
    try app.back()
    #expect(flow.journey == Journey(.start))
  }
}
