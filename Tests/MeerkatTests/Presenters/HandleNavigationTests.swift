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

  @Test func aPushJoinsTheStackAroundTheView() throws {
    guide.go(.forward(to: .hill))
    guide.go(.forward(to: .lake))
    #expect(
      app.screenText == """
        ‹ hill       lake
        ──────────────────────────────
                    lake 0
                   [Count]
        """)
    try app.back()
    #expect(guide.reports == ["lake by user"])
    #expect(app.exists(.header("hill")))
    try app.back()
    #expect(guide.reports == ["lake by user", "hill by user"])
    #expect(app.exists(.header("tour")))
  }

  @Test("What the user closes is reported once", arguments: [Style.sheet, .popover])
  func closedByTheUser(style: Style) throws {
    guide.go(.forward(to: .lake, style: style))
    #expect(app.exists(.header("lake")))
    try app.close()
    #expect(guide.reports == ["lake by user"])
    #expect(!app.exists(.any(.sheet)))
    guide.go(.leave(.lake))
    #expect(guide.reports == ["lake by user"])
  }

  @Test(
    "What the presenter leaves is reported once",
    arguments: [
      Style.push, .sheet, .fullScreenCover, .popover,
    ])
  func leftByThePresenter(style: Style) throws {
    guide.go(.forward(to: .lake, style: style))
    #expect(app.exists(.header("lake")))
    guide.go(.leave(.lake))
    #expect(guide.reports == ["lake by presenter"])
    #expect(app.exists(.header("tour")))
  }

  @Test func whatGoesTogetherIsReportedFromTheTop() throws {
    guide.go(.forward(to: .hill))
    guide.go(.forward(to: .lake, style: .sheet))
    guide.go(.forward(to: .hill))
    #expect(app.exists(.button("lake")))
    guide.go(.backToRoot)
    #expect(guide.reports == ["hill by presenter", "lake by presenter", "hill by presenter"])
    #expect(app.exists(.header("tour")))
  }

  @Test func aClosedSheetTakesItsPushesWithIt() throws {
    guide.go(.forward(to: .hill))
    guide.go(.forward(to: .lake, style: .sheet))
    guide.go(.forward(to: .hill))
    try app.close()
    #expect(guide.reports == ["hill by user", "lake by user"])
    #expect(app.exists(.header("hill")))
  }

  @Test(
    "What is refused changes nothing and is not reported",
    arguments: [
      Direction<Guide.Place>.back, .close, .leave(.lake), .backTo(.hill), .replaceTop(with: .lake),
      .backToRoot, .closeAll,
    ])
  func refusal(direction: Direction<Guide.Place>) {
    let screen = app.screenText
    let evaluations = app.bodyEvaluations
    guide.go(direction)
    #expect(app.screenText == screen)
    #expect(app.bodyEvaluations == evaluations)
    #expect(guide.reports.isEmpty)
  }

  @Test func leavingAndGoingOnAtOnceEndsThere() throws {
    guide.go(.forward(to: .hill, style: .sheet))
    #expect(app.exists(.header("hill")))
    guide.go(.leave(.hill))
    guide.go(.forward(to: .lake))
    #expect(guide.reports == ["hill by presenter"])
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
    #expect(guide.reports == ["lake by user", "hill by user"])
    #expect(!app.exists(.any(.sheet)))
  }

  @Test func aStepTakesThePlaceOfTheTop() throws {
    guide.go(.forward(to: .hill))
    guide.go(.replaceTop(with: .lake))
    #expect(guide.reports == ["hill by presenter"])
    #expect(app.exists(.text("lake 0")))
    try app.back()
    #expect(app.exists(.header("tour")))
  }

  @Test("A second tap does not go twice", arguments: [Style.push, .sheet])
  func twice(style: Style) throws {
    guide.go(.forward(to: .lake, style: style))
    guide.go(.forward(to: .lake, style: style))
    guide.go(.back)
    #expect(guide.reports == ["lake by presenter"])
    #expect(app.exists(.header("tour")))
  }

  @Test func theSameDestinationTwiceIsTwoScreens() throws {
    try guide.go(.replaceAll(with: Journey(steps: [.push(.lake), .push(.lake)])))
    try app.tap("Count")
    try app.back()
    #expect(guide.reports == ["lake by user"])
    #expect(app.exists(.text("lake 0")))
  }

  @Test func aReplacedJourneyKeepsTheStepsThatAreInBoth() throws {
    guide.go(.forward(to: .lake))
    try app.tap("Count")
    guide.go(.forward(to: .hill))
    try guide.go(.replaceAll(with: Journey(steps: [.push(.lake), .sheet(.hill)])))
    #expect(guide.reports == ["hill by presenter"])
    try app.close()
    #expect(app.exists(.text("lake 1")))
    guide.go(.replaceAll(with: Journey(root: .lake)))
    #expect(app.exists(.text("lake 1")))
    #expect(guide.reports == ["hill by presenter", "hill by user"])
  }

  @Test func aStepOfAJourneyOfThePresenterCanBeRemovedByItself() throws {
    let journey = try Journey<Guide.Place>(steps: [.push(.lake), .push(.hill), .push(.lake)])
    guide.go(.replaceAll(with: journey))
    guide.go(.remove(journey.steps[1].id))
    #expect(guide.reports == ["hill by presenter"])
    try app.back()
    #expect(app.exists(.text("lake 0")))
    guide.go(.leaveStep(journey.steps[0].id))
    #expect(app.exists(.header("tour")))
  }

  @Test func aDirectionFromTheReportTakesItsTurn() throws {
    guide.go(.forward(to: .hill))
    guide.go(.forward(to: .lake))
    guide.afterDismissal = { [guide] in
      guide.afterDismissal = {}
      guide.go(.forward(to: .lake, style: .sheet))
    }
    guide.go(.backToRoot)
    #expect(guide.reports == ["lake by presenter", "hill by presenter"])
    try app.close()
    #expect(app.exists(.header("tour")))
  }

  @Test func whatIsCoveredIsDeaf() throws {
    guide.go(.forward(to: .hill))
    let error = #expect(throws: Driver.Error.self) { try app.tap(.button("Count").at(1)) }
    #expect(error != nil)
    #expect(app.exists(.text("hill 0")))
  }

  @Test func theStateOfAScreenLivesAsLongAsItsStep() throws {
    guide.go(.forward(to: .lake))
    try app.tap("Count")
    guide.go(.forward(to: .hill))
    guide.go(.back)
    #expect(app.exists(.text("lake 1")))
    guide.go(.back)
    guide.go(.forward(to: .lake))
    #expect(app.exists(.text("lake 0")))
  }

  @Test(
    "A step like the one before is another one, from which the user finds back",
    arguments: [
      [Direction<Guide.Place>.replaceTop(with: .lake)], [.leave(.lake), .forward(to: .lake)],
    ])
  func alikeStep(directions: [Direction<Guide.Place>]) throws {
    guide.go(.forward(to: .lake))
    try app.tap("Count")
    for direction in directions { guide.go(direction) }
    #expect(app.exists(.text("lake 0")))
    #expect(guide.reports == ["lake by presenter"])
    try app.back()
    #expect(guide.reports == ["lake by presenter", "lake by user"])
    #expect(app.exists(.header("tour")))
  }

  @Test func anAlertOffersTheAnswersOfItsDestination() throws {
    guide.go(.forward(to: .question, style: .alert))
    try app.tap("On")
    #expect(guide.reports == ["question by user"])
    #expect(app.exists(.header("lake")))
  }

  @Test(
    "An alert and a dialog say what their destination says",
    arguments: [
      Style.alert, .confirmationDialog,
    ])
  func dialog(style: Style) throws {
    let app = try Driver(
      NavigationStack {
        PlaceScreen(name: "tour")
          .handleNavigation(
            guide.directions, didDismiss: guide.didDismiss,
            dialog: { place in
              Dialog("To the \(place)?", message: "It is far.") {
                Dialog.Button("Go") { guide.go(.forward(to: place)) }
                Dialog.Button("Stay", role: .cancel)
              }
            },
            screen: { PlaceScreen(name: "\($0)") })
      })
    guide.go(.forward(to: .lake, style: style))
    #expect(app.exists("To the lake?"))
    #expect(app.exists("It is far."))
    try app.tap("Stay")
    #expect(guide.reports == ["lake by user"])
    guide.go(.forward(to: .lake, style: style))
    try app.tap("Go")
    #expect(app.exists(.header("lake")))
  }
}
