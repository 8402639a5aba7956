import Meerkat
import MeerkatTesting
import Testing

/// The next directions as values in a binding: followed once, and taken out of it.
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
    signpost.directions.append(.forward(to: .hill))
    #expect(app.exists(.header("hill")))
    #expect(signpost.directions.isEmpty)
    try app.back()
    #expect(signpost.reports == ["hill by the user"])
    #expect(app.exists(.header("crossroads")))
  }

  @Test func theSameDirectionIsFollowedAgain() throws {
    for _ in 1...2 {
      signpost.directions.append(.forward(to: .lake))
      #expect(app.exists(.header("lake")))
      try app.back()
    }
    #expect(signpost.reports == ["lake by the user", "lake by the user"])
    #expect(app.exists(.header("crossroads")))
  }

  @Test func aDirectionWaitsForTheView() throws {
    let signpost = Signpost()
    signpost.directions.append(.forward(to: .lake, style: .sheet))
    let app = try Driver(NavigationStack { Crossroads(signpost: signpost) })
    #expect(app.exists(.header("lake")))
    #expect(signpost.directions.isEmpty)
  }

  @Test func aDirectionThatIsRefusedIsTakenAwayToo() {
    signpost.directions.append(.back)
    #expect(app.exists(.header("crossroads")))
    #expect(signpost.directions.isEmpty)
    #expect(signpost.reports.isEmpty)
  }

  @Test func severalDirectionsAtOnceAreAllFollowed() throws {
    try app.tap("Wander")
    #expect(app.exists(.header("lake")))
    try app.back()
    #expect(app.exists(.header("hill")))
  }

  @Test func whatThePresenterLeavesIsReportedFromTheTop() {
    signpost.directions.append(.forward(to: .hill))
    #expect(app.exists(.header("hill")))
    signpost.directions.append(.forward(to: .lake, style: .sheet))
    #expect(app.exists(.header("lake")))
    signpost.directions.append(.backToRoot)
    #expect(app.exists(.header("crossroads")))
    #expect(signpost.reports == ["lake by the flow", "hill by the flow"])
  }

  @Test func goingOnFromTheReportEndsThere() throws {
    signpost.afterDismissal = { [signpost] in
      signpost.directions.append(.forward(to: .hill, style: .sheet))
    }
    signpost.directions.append(.forward(to: .lake, style: .sheet))
    #expect(app.exists(.header("lake")))
    try app.close()
    #expect(app.exists(.header("hill")))
    #expect(signpost.reports == ["lake by the user"])
  }

  @Test func theSameDirectionAgainFromTheReportIsFollowed() {
    for place in [Signpost.Place.hill, .lake] {
      signpost.directions.append(.forward(to: place))
      #expect(app.exists(.header("\(place)")))
    }
    signpost.afterDismissal = { [signpost] in signpost.directions.append(.back) }
    signpost.directions.append(.back)
    #expect(app.exists(.header("crossroads")))
    #expect(signpost.reports == ["lake by the flow", "hill by the flow"])
    #expect(signpost.directions.isEmpty)
  }

  @Test func reportsThatGoOnForEverAreStopped() {
    var reports = 0
    signpost.afterDismissal = { [signpost] in
      reports += 1
      signpost.directions = [.forward(to: .hill), .back]
    }
    signpost.directions = [.forward(to: .hill), .back]
    _ = Mistake.lines { #expect(app.exists(.header("crossroads"))) }
    #expect(signpost.directions.isEmpty)
    #expect(reports == 100)
  }

  @Test func aBindingThatCannotBeSetIsFollowedOnce() throws {
    let app = try Driver(
      NavigationStack {
        PlaceScreen(name: "crossroads")
          .handleNavigation(.constant([.forward(to: Signpost.Place.hill)])) { place in
            PlaceScreen(name: "\(place)")
          }
      })
    #expect(app.exists(.header("hill")))
    try app.back()
    #expect(app.exists(.header("crossroads")))
  }

  @Test(
    "The view itself is nobody's to replace",
    arguments: [Direction<Signpost.Place>.replaceTop(with: .hill), .update(to: .hill)])
  func theViewStays(direction: Direction<Signpost.Place>) throws {
    let reported = Mistake.lines {
      signpost.directions.append(direction)
      #expect(app.exists(.header("crossroads")))
    }
    #expect(reported.count == (isDebugBuild ? 1 : 0))
    signpost.directions.append(.forward(to: .hill))
    #expect(app.exists(.header("hill")))
    try app.back()
    #expect(signpost.reports == ["hill by the user"])
  }
}
