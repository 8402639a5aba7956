import Meerkat
import MeerkatTesting
import Testing

@MainActor
struct HandleNavigationTests {
  let guide: Guide
  let app: Driver

  init() throws {
    let guide = Guide()
    self.guide = guide
    app = try Driver(NavigationStack { Tour(guide: guide) }, width: 30)
  }

  /// What the guide has been told when everything is followed.
  private var reports: [String] {
    _ = app.screenText
    return guide.reports
  }

  @Test func aPushJoinsTheStackAroundTheView() throws {
    guide.push(.hill)
    guide.push(.lake)
    #expect(
      app.screenText == """
        ‹ hill       lake
        ──────────────────────────────
                    lake 0
                   [Count]
        """)
    try app.back()
    #expect(reports == ["lake by the user"])
    #expect(app.exists(.header("hill")))
    try app.back()
    #expect(reports == ["lake by the user", "hill by the user"])
    #expect(app.exists(.header("tour")))
  }

  @Test("What the user closes is reported once", arguments: [NavigationStyle.sheet, .popover])
  func closedByTheUser(style: NavigationStyle) throws {
    guide.go(.forward(to: .lake, style: style))
    #expect(app.exists(.header("lake")))
    try app.close()
    #expect(reports == ["lake by the user"])
    #expect(!app.exists(.any(.sheet)))
    guide.go(.backFrom(.lake))
    #expect(reports == ["lake by the user"])
  }

  @Test(
    "What the presenter leaves is reported once",
    arguments: [
      NavigationStyle.push, .sheet, .fullScreenCover, .popover,
    ])
  func leftByThePresenter(style: NavigationStyle) throws {
    guide.go(.forward(to: .lake, style: style))
    #expect(app.exists(.header("lake")))
    guide.go(.backFrom(.lake))
    #expect(reports == ["lake by the flow"])
    #expect(app.exists(.header("tour")))
  }

  @Test func whatGoesTogetherIsReportedFromTheTop() throws {
    guide.push(.hill)
    guide.go(.forward(to: .lake, style: .sheet))
    guide.push(.hill)
    #expect(app.exists(.button("lake")))
    guide.go(.backToRoot)
    #expect(reports == ["hill by the flow", "lake by the flow", "hill by the flow"])
    #expect(app.exists(.header("tour")))
  }

  @Test func aClosedSheetTakesItsPushesWithIt() throws {
    guide.push(.hill)
    guide.go(.forward(to: .lake, style: .sheet))
    guide.push(.hill)
    try app.close()
    #expect(reports == ["hill by the user", "lake by the user"])
    #expect(app.exists(.header("hill")))
  }

  @Test(
    "What is refused changes nothing and is not reported",
    arguments: [
      Direction<Guide.Place>.back, .close, .backFrom(.lake), .backTo(.hill),
      .replaceTop(with: .lake),
      .backToRoot, .closeAll,
    ])
  func refusal(direction: Direction<Guide.Place>) {
    let screen = app.screenText
    guide.go(direction)
    #expect(app.screenText == screen)
    #expect(reports.isEmpty)
  }

  @Test func leavingAndGoingOnAtOnceEndsThere() throws {
    guide.go(.forward(to: .hill, style: .sheet))
    #expect(app.exists(.header("hill")))
    guide.go(.backFrom(.hill))
    guide.push(.lake)
    #expect(reports == ["hill by the flow"])
    #expect(app.exists(.header("lake")))
    #expect(!app.exists(.any(.sheet)))
    try app.back()
    #expect(app.exists(.header("tour")))
  }

  @Test func goingOnFromTheReportEndsThere() throws {
    guide.afterDismissal = { [guide] in guide.go(.forward(to: .hill, style: .sheet)) }
    guide.go(.forward(to: .lake, style: .sheet))
    #expect(app.exists(.header("lake")))
    try app.close()
    #expect(app.exists(.header("hill")))
    guide.afterDismissal = {}
    try app.close()
    #expect(reports == ["lake by the user", "hill by the user"])
    #expect(!app.exists(.any(.sheet)))
  }

  @Test func aStepTakesThePlaceOfTheTop() throws {
    guide.push(.hill)
    guide.go(.replaceTop(with: .lake))
    #expect(reports == ["hill by the flow"])
    #expect(app.exists(.text("lake 0")))
    try app.back()
    #expect(app.exists(.header("tour")))
  }

  @Test("A second tap does not go twice", arguments: [NavigationStyle.push, .sheet])
  func twice(style: NavigationStyle) throws {
    guide.go(.forward(to: .lake, style: style))
    guide.go(.forward(to: .lake, style: style))
    guide.go(.back)
    #expect(reports == ["lake by the flow"])
    #expect(app.exists(.header("tour")))
  }

  @Test func theSameDestinationTwiceIsTwoScreens() throws {
    try guide.go(.replaceAll(with: Journey(steps: [.push(.lake), .push(.lake)])))
    try app.tap("Count")
    try app.back()
    #expect(reports == ["lake by the user"])
    #expect(app.exists(.text("lake 0")))
  }

  @Test func aReplacedJourneyKeepsTheStepsThatAreInBoth() throws {
    guide.push(.lake)
    try app.tap("Count")
    guide.push(.hill)
    try guide.go(.replaceAll(with: Journey(steps: [.push(.lake), .sheet(.hill)])))
    #expect(reports == ["hill by the flow"])
    try app.close()
    #expect(app.exists(.text("lake 1")))
    guide.go(.replaceAll(with: Journey(.lake)))
    #expect(app.exists(.text("lake 1")))
    #expect(reports == ["hill by the flow", "hill by the user"])
  }

  @Test func aDirectionFromTheReportTakesItsTurn() throws {
    guide.push(.hill)
    guide.push(.lake)
    guide.afterDismissal = { [guide] in
      guide.afterDismissal = {}
      guide.go(.forward(to: .lake, style: .sheet))
    }
    guide.go(.backToRoot)
    #expect(reports == ["lake by the flow", "hill by the flow"])
    try app.close()
    #expect(app.exists(.header("tour")))
  }

  @Test func whatIsCoveredIsDeaf() throws {
    guide.push(.hill)
    let error = #expect(throws: Driver.Error.self) { try app.tap(.button("Count").at(1)) }
    #expect(error != nil)
    #expect(app.exists(.text("hill 0")))
  }

  @Test func theStateOfAScreenLivesAsLongAsItsStep() throws {
    guide.push(.lake)
    try app.tap("Count")
    guide.push(.hill)
    guide.go(.back)
    #expect(app.exists(.text("lake 1")))
    guide.go(.back)
    guide.push(.lake)
    #expect(app.exists(.text("lake 0")))
  }

  @Test(
    "A step like the one before is another one, from which the user finds back",
    arguments: [
      [Direction<Guide.Place>.replaceTop(with: .lake)], [.backFrom(.lake), .forward(to: .lake)],
    ])
  func alikeStep(directions: [Direction<Guide.Place>]) throws {
    guide.push(.lake)
    try app.tap("Count")
    for direction in directions { guide.go(direction) }
    #expect(app.exists(.text("lake 0")))
    #expect(reports == ["lake by the flow"])
    try app.back()
    #expect(reports == ["lake by the flow", "lake by the user"])
    #expect(app.exists(.header("tour")))
  }

  @Test func anAlertOffersTheAnswersOfItsDestination() throws {
    guide.go(.forward(to: .question, style: .alert))
    try app.tap("On")
    #expect(reports == ["question by the user"])
    #expect(app.exists(.header("lake")))
  }

  @Test(
    "An alert and a dialog say what their destination says",
    arguments: [
      NavigationStyle.alert, .confirmationDialog,
    ])
  func dialog(style: NavigationStyle) throws {
    let app = try Driver(NavigationStack { Questions(guide: guide) })
    guide.go(.forward(to: .lake, style: style))
    #expect(app.exists("To the lake?"))
    #expect(app.exists("It is far."))
    try app.tap("Stay")
    #expect(reports == ["lake by the user"])
    guide.go(.forward(to: .lake, style: style))
    try app.tap("Go")
    #expect(app.exists(.header("lake")))
  }

  private struct Questions: View {
    let guide: Guide
    @State private var directions: [Direction<Guide.Place>] = []

    var body: some View {
      PlaceScreen(name: "tour")
        .onReceive(guide.directions) { directions.append($0) }
        .handleNavigation(
          $directions, didDismiss: guide.didDismiss,
          dialog: { place in
            Dialog("To the \(place)?", message: "It is far.") {
              Dialog.Button("Go") { guide.push(place) }
              Dialog.Button("Stay", role: .cancel)
            }
          }
        ) {
          PlaceScreen(name: "\($0)")
        }
    }
  }
}
