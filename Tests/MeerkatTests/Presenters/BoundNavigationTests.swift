import Meerkat
import MeerkatTesting
import Testing

/// The next direction as a value in a binding: followed once, and set back to nil.
@MainActor
struct BoundNavigationTests {
  let signpost: Signpost
  let app: Driver

  init() throws {
    let signpost = Signpost()
    self.signpost = signpost
    app = try Driver(NavigationStack { Crossroads(signpost: signpost) }, width: 30)
  }

  @Test func aDirectionIsFollowedAndTakenAway() throws {
    signpost.direction = .forward(to: .hill)
    #expect(app.exists(.header("hill")))
    #expect(signpost.direction == nil)
    try app.back()
    #expect(signpost.reports == ["hill by user"])
    #expect(app.exists(.header("crossroads")))
  }

  @Test func theSameDirectionIsFollowedAgain() throws {
    for _ in 1...2 {
      signpost.direction = .forward(to: .lake)
      #expect(app.exists(.header("lake")))
      try app.back()
    }
    #expect(signpost.reports == ["lake by user", "lake by user"])
    #expect(app.exists(.header("crossroads")))
  }

  @Test func aDirectionWaitsForTheView() throws {
    let signpost = Signpost()
    signpost.direction = .forward(to: .lake, style: .sheet)
    let app = try Driver(NavigationStack { Crossroads(signpost: signpost) })
    #expect(app.exists(.header("lake")))
    #expect(signpost.direction == nil)
  }

  @Test func aDirectionThatIsRefusedIsTakenAwayToo() {
    signpost.direction = .back
    #expect(app.exists(.header("crossroads")))
    #expect(signpost.direction == nil)
    #expect(signpost.reports.isEmpty)
  }

  @Test func ofSeveralDirectionsAtOnceTheLastCounts() throws {
    try app.tap("Wander")
    #expect(app.exists(.header("lake")))
    try app.back()
    #expect(app.exists(.header("crossroads")))
  }

  @Test func whatThePresenterLeavesIsReportedFromTheTop() {
    signpost.direction = .forward(to: .hill)
    #expect(app.exists(.header("hill")))
    signpost.direction = .forward(to: .lake, style: .sheet)
    #expect(app.exists(.header("lake")))
    signpost.direction = .backToRoot
    #expect(app.exists(.header("crossroads")))
    #expect(signpost.reports == ["lake by presenter", "hill by presenter"])
  }

  @Test func goingOnFromTheReportEndsThere() throws {
    signpost.afterDismissal = { [signpost] in
      signpost.direction = .forward(to: .hill, style: .sheet)
    }
    signpost.direction = .forward(to: .lake, style: .sheet)
    #expect(app.exists(.header("lake")))
    try app.close()
    #expect(app.exists(.header("hill")))
    #expect(signpost.reports == ["lake by user"])
  }

  @Test func theSameDirectionAgainFromTheReportIsFollowed() {
    for place in [Signpost.Place.hill, .lake] {
      signpost.direction = .forward(to: place)
      #expect(app.exists(.header("\(place)")))
    }
    signpost.afterDismissal = { [signpost] in signpost.direction = .back }
    signpost.direction = .back
    #expect(app.exists(.header("crossroads")))
    #expect(signpost.reports == ["lake by presenter", "hill by presenter"])
    #expect(signpost.direction == nil)
  }

  @Test func aBindingThatCannotBeSetIsFollowedOnce() throws {
    let app = try Driver(
      NavigationStack {
        PlaceScreen(name: "crossroads")
          .handleNavigation(.constant(.forward(to: Signpost.Place.hill))) { place in
            PlaceScreen(name: "\(place)")
          }
      })
    #expect(app.exists(.header("hill")))
    try app.back()
    #expect(app.exists(.header("crossroads")))
  }
}
