import Meerkat
import MeerkatTesting
import Testing

/// When a host, or a parent, goes without a word, nobody waits for ever and nothing is kept.
@MainActor
struct LeavingHostTests {
  @Test("The app ends while somebody waits", arguments: Spot.allCases.filter(\.isAwaited))
  func app(spot: Spot) async throws {
    weak var released: Square?
    weak var visit: Visit?
    var outcomes: [String?] = []
    do {
      let square = await spot.makeSquare()
      released = square
      visit = square.visit
      do {
        let app = try Driver(FlowView(square))
        #expect(app.exists(.header("hall")))
      }
      await turns { !square.outcomes.isEmpty }
      outcomes = square.outcomes
    }
    await turns { released == nil }
    #expect(outcomes == [nil])
    #expect(visit == nil)
    #expect(released == nil)
  }

  @Test(
    "An app that ends answers whoever waits, though its driver is still there",
    arguments: Spot.allCases.filter(\.isAwaited))
  func ending(spot: Spot) async throws {
    let square = await spot.makeSquare()
    let app = try Driver(FlowView(square))
    #expect(app.exists(.header("hall")))
    app.end()
    await turns { !square.outcomes.isEmpty }
    #expect(square.outcomes == [nil])
    #expect(!app.exists(.header("hall")))
  }

  @Test func whereTheUserIsSurvivesAHost() async throws {
    let square = Square()
    square.push(.visit)
    let visit = try #require(square.visit)
    do {
      let app = try Driver(FlowView(square))
      try app.tap("Enter")
    }
    let other = try Driver(FlowView(square))
    #expect(other.exists(.header("room 1")))
    #expect(square.visit === visit)
    visit.finish("a stamp")
    #expect(square.outcomes == ["a stamp"])
  }

  @Test func whoeverWaitsIsNotToldWhileAnotherHostShowsTheFlow() async throws {
    let square = await Spot.awaitedSheet.makeSquare()
    let other = try Driver(FlowView(square))
    do {
      let one = try Driver(FlowView(square))
      #expect(one.exists(.header("hall")))
    }
    #expect(other.exists(.header("hall")))
    try other.close()
    await turns { !square.outcomes.isEmpty }
    #expect(square.outcomes == [nil])
  }

  @Test func aParentGoesWhileItsChildWaits() async throws {
    weak var child: Visit?
    weak var grandchild: Visit?
    var outcomes: [String?] = []
    do {
      let square = Square()
      square.push(.visit)
      let visit = try #require(square.visit)
      child = visit
      Task { outcomes.append(try await visit.present(Visit())) }
      await turns { visit.awaitedFlow != nil }
      grandchild = visit.awaitedFlow as? Visit
    }
    await turns { !outcomes.isEmpty && child == nil && grandchild == nil }
    #expect(outcomes == [nil])
    #expect(child == nil)
    #expect(grandchild == nil)
  }

  @Test func aFlowDeepInAScreenFinishesNothingWhenItHasGone() throws {
    let square = Square()
    square.push(.deep)
    let app = try Driver(FlowView(square))
    let visit = try #require(square.visit)
    #expect(visit.parentFlow === square)
    try app.tap("Enter")
    try app.tap("Buy")
    #expect(square.outcomes == ["a postcard of room 1"])
    #expect(app.exists(.text("deep")))
    #expect(visit.journey == Journey(.hall))
    try app.back()
    #expect(app.exists(.header("base")))
    visit.finish("too late")
    #expect(square.outcomes == ["a postcard of room 1"])
    #expect(visit.parentFlow == nil)
  }

  @Test func aFlowDeepInAScreenJoinsTheStackAroundIt() throws {
    let square = Square()
    square.present(.deep)
    let app = try Driver(FlowView(square))
    try app.tap("Enter")
    #expect(app.exists(.header("room 1")))
    try app.tap("Show ticket")
    #expect(app.exists(.header("ticket")))
    try app.close()
    #expect(app.exists(.header("room 1")))
    try app.back()
    #expect(app.exists(.text("deep")))
    try app.close()
    #expect(square.journey == Journey(.base))
  }

  @Test func anAlertDeepInAScreenTakesNoSteps() throws {
    let square = Square(root: .deep)
    let app = try Driver(FlowView(square))
    square.visit?.present(.warning, as: .alert)
    #expect(square.push(.stall) == .refused(.nothingGoesOn(.alert)))
    #expect(app.exists(.alert("No photos")))
  }
}
