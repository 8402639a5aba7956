import Meerkat
import MeerkatTesting
import Testing

/// A flow that is pushed joins the stack that it finds.
@MainActor
struct PushedFlowTests {
  let town = Town()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(town), width: 30)
    try app.tap("Visit")
  }

  var visit: Visit? { town.flow(at: .visit(1)) as? Visit }

  @Test func itsRootIsTheScreenOfTheStep() {
    #expect(
      app.screenText == """
        ‹ map        hall
        ──────────────────────────────
                    hall 0
                   [Count]
                    [Back]
                   [Enter]
        """)
  }

  @Test func itsStepsJoinTheStack() throws {
    try app.tap("Enter")
    try app.tap("Further")
    #expect(visit?.journey == Journey(.hall, [.push(.room(1)), .push(.room(2))]))
    #expect(town.journey == Journey(.map, [.push(.visit(1))]))
    #expect(app.exists(.header("room 2")))
  }

  @Test func theWayBackCrossesTheSeam() throws {
    try app.tap("Enter")
    try app.back()
    #expect(app.exists(.header("hall")))
    try app.back()
    #expect(app.exists(.header("map")))
    #expect(town.journey == Journey(.map))
  }

  @Test func itsOwnWayBackAtTheRootLeavesIt() throws {
    try app.tap("Back")
    #expect(town.journey == Journey(.map))
    #expect(app.exists(.header("map")))
  }

  @Test func anOutcomeRemovesItsStepsAndArrives() throws {
    try app.tap("Enter")
    try app.tap("Buy")
    #expect(town.souvenirs == ["a postcard of room 1"])
    #expect(town.journey == Journey(.map))
    #expect(app.exists(.header("map")))
  }

  @Test func anOutcomeLeavesWhatTheParentPutAbove() throws {
    try app.tap("Enter")
    town.push(.shop)
    #expect(app.exists(.header("shop")))
    visit?.finish("a map")
    #expect(town.journey == Journey(.map, [.push(.shop)]))
    #expect(app.exists(.header("shop")))
    try app.back()
    #expect(app.exists(.header("map")))
  }

  @Test func whatItPresentsLiesAboveTheStack() throws {
    try app.tap("Enter")
    try app.tap("Show ticket")
    #expect(app.exists(.header("ticket")))
    try app.close()
    #expect(visit?.journey == Journey(.hall, [.push(.room(1))]))
    #expect(app.exists(.header("room 1")))
  }

  @Test func theParentGoingBackTakesTheWholeFlow() throws {
    try app.tap("Enter")
    town.back()
    #expect(app.exists(.header("map")))
    #expect(visit == nil)
  }

  @Test func nothingIsPutOnItsAlert() throws {
    visit?.present(.warning, as: .alert)
    #expect(town.push(.shop) == .refused(.nothingGoesOn(.alert)))
    #expect(app.exists(.alert("No photos")))
  }

  @Test func belowAnotherScreenItPushesButDoesNotPresent() throws {
    town.push(.shop)
    let visit = try #require(visit)
    #expect(visit.present(.ticket) == .refused(.covered))
    #expect(visit.reset(to: Journey(.hall, [.sheet(.ticket)])) == .refused(.covered))
    visit.push(.room(1))
    #expect(app.exists(.header("shop")))
    try app.back()
    #expect(app.exists(.header("room 1")))
  }

  @Test func itIsReleasedWithItsStep() throws {
    weak let released = visit
    try app.tap("Enter")
    #expect(released != nil)
    try app.back()
    try app.back()
    #expect(released == nil)
  }
}

/// What a step costs does not grow with the screens below it.
@MainActor
struct StepWorkTests {
  /// Counts how often its screens are made.
  @Observable
  final class Counted: Flow {
    enum Place: Hashable { case start, number(Int) }

    let navigator = Navigator<Place>(root: .start)
    @ObservationIgnored var made: [Place] = []

    func screen(for place: Place) -> some View {
      made.append(place)
      return Text("\(place)")
    }
  }

  @Test func aStepMakesItsOwnScreenOnly() throws {
    let flow = Counted()
    flow.go((1...20).map { .forward(to: .number($0)) })
    let app = try Driver(FlowView(flow))
    _ = app.screenText
    flow.made = []
    flow.push(.number(21))
    _ = app.screenText
    #expect(Set(flow.made) == [.number(21)])
    flow.made = []
    flow.back()
    _ = app.screenText
    #expect(flow.made.isEmpty)
  }
}
