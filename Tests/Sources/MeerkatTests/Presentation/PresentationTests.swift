import Meerkat
import MeerkatTesting
import Testing

@MainActor
struct PresentationTests {
  let flow = Walk()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(flow), width: 30)
  }

  @Test func aSheetIsShownAboveTheScreen() {
    flow.present(.lake)
    #expect(
      app.screenText == """
                    start
        ──────────────────────────────
                   start 0
                   [Count]
                     [Up]
        ╭─ sheet ────────────────────╮
        │            lake            │
        │ ────────────────────────── │
        │           lake 0           │
        │          [Count]           │
        │           [Back]           │
        │          [Close]           │
        ╰────────────────────────────╯
        """)
  }

  @Test(
    "What the user closes leaves the journey",
    arguments: [
      NavigationStyle.sheet, .popover,
    ])
  func closedByTheUser(style: NavigationStyle) throws {
    flow.go(.forward(to: .lake, style: style))
    try app.close()
    #expect(flow.journey == Journey(.start))
    #expect(app.exists(.button("Up")))
  }

  @Test(
    "What the flow closes leaves the screen",
    arguments: [
      NavigationStyle.sheet, .fullScreenCover, .popover,
    ])
  func closedByTheFlow(style: NavigationStyle) throws {
    flow.go(.forward(to: .lake, style: style))
    #expect(app.exists(.header("lake")))
    try app.tap("Close")
    #expect(flow.journey == Journey(.start))
    #expect(app.exists(.button("Up")))
  }

  @Test func aCoverIsNotClosedByTheUser() throws {
    flow.present(.lake, as: .fullScreenCover)
    #expect(throws: Driver.Error.self) { try app.close() }
    #expect(flow.journey == Journey(.start, [.fullScreenCover(.lake)]))
    #expect(app.exists(.header("lake")))
  }

  @Test func aSheetHasAStackOfItsOwn() throws {
    flow.go([.forward(to: .hill), .forward(to: .lake, style: .sheet), .forward(to: .hill)])
    #expect(app.exists(.button("lake")))
    try app.back()
    #expect(flow.journey == Journey(.start, [.push(.hill), .sheet(.lake)]))
    #expect(app.exists(.header("lake")))
    #expect(throws: Driver.Error.self) { try app.back() }
    try app.close()
    #expect(flow.journey == Journey(.start, [.push(.hill)]))
  }

  @Test func aClosedSheetTakesItsPushesWithIt() throws {
    flow.go([.forward(to: .lake, style: .sheet), .forward(to: .hill), .forward(to: .hill)])
    try app.close()
    #expect(flow.journey == Journey(.start))
    #expect(app.exists(.button("Up")))
  }

  @Test func sheetsLieOnSheets() throws {
    flow.go([.forward(to: .hill, style: .sheet), .forward(to: .lake, style: .sheet)])
    #expect(app.exists(.header("lake")))
    try app.close()
    #expect(flow.journey == Journey(.start, [.sheet(.hill)]))
    #expect(app.exists(.header("hill")))
    flow.present(.lake)
    flow.go(.closeAll)
    #expect(!app.exists(.any(.sheet)))
    #expect(app.exists(.button("Up")))
  }

  @Test func goingToTheRootClosesWhatIsPresented() throws {
    flow.go([.forward(to: .hill), .forward(to: .lake, style: .sheet)])
    flow.go(.backToRoot)
    #expect(!app.exists(.any(.sheet)))
    #expect(app.exists(.button("Up")))
  }

  @Test func oneSheetTakesThePlaceOfAnother() throws {
    flow.present(.hill)
    try app.tap("Count")
    flow.go([.close, .forward(to: .lake, style: .sheet)])
    #expect(app.exists(.text("lake 0")))
    try app.close()
    #expect(flow.journey == Journey(.start))
    #expect(!app.exists(.any(.sheet)))
  }

  @Test func aSheetBecomesACover() throws {
    flow.present(.lake)
    flow.go(.replaceTop(with: .lake, style: .fullScreenCover))
    #expect(app.exists(.header("lake")))
    #expect(throws: Driver.Error.self) { try app.close() }
    #expect(flow.journey == Journey(.start, [.fullScreenCover(.lake)]))
  }
}
