import Meerkat
import MeerkatTesting
import Testing

/// Two taps faster than one navigation do not go twice.
@MainActor
struct FastFingersTests {
  @Test("The same step is not taken twice", arguments: Spot.allCases)
  func twice(spot: Spot) async throws {
    let square = await spot.makeSquare()
    let visit = try #require(square.visit)
    visit.push(.room(1))
    #expect(visit.push(.room(1)) == .refused(.alreadyThere("room(1)")))
    visit.present(.ticket)
    #expect(
      visit.present(.ticket) == .refused(.alreadyThere("ticket")))
    #expect(visit.journey == Journey(.hall, [.push(.room(1)), .sheet(.ticket)]))
  }

  @Test(
    "Nor is a presentation of any style",
    arguments: [
      Presentation.sheet, .fullScreenCover, .popover, .alert, .confirmationDialog,
    ])
  func presentedTwice(style: Presentation) throws {
    let visit = Visit()
    visit.present(.warning, as: style)
    #expect(visit.present(.warning, as: style) == .refused(.alreadyThere("warning")))
    visit.back()
    #expect(visit.journey == Journey(.hall))
  }

  @Test func aFlowIsNotPushedTwice() throws {
    let square = Square()
    square.push(.visit)
    let visit = square.visit
    #expect(square.push(.visit) == .refused(.alreadyThere("visit")))
    #expect(square.visit === visit)
    #expect(square.journey == Journey(.base, [.push(.visit)]))
  }

  @Test func fromDeepInAFlowItsBeginningIsAnotherPlace() throws {
    let square = Square()
    square.push(.visit)
    square.visit?.push(.room(1))
    square.push(.visit)
    #expect(square.journey == Journey(.base, [.push(.visit), .push(.visit)]))
  }

  @Test func sayingItInAListIsMeant() {
    let visit = Visit()
    visit.go([.forward(to: .room(1)), .forward(to: .room(1))])
    #expect(visit.journey == Journey(.hall, [.push(.room(1)), .push(.room(1))]))
  }

  @Test func whatIsCoveredIsDeaf() throws {
    let town = Town()
    let app = try Driver(FlowView(town))
    try app.tap("Visit")
    let error = #expect(throws: Driver.Error.self) { try app.tap("Visit") }
    guard case .covered = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(town.journey == Journey(.map, [.push(.visit(1))]))
  }

  @Test func aSecondWayBackLeadsOneStepFurtherAndThenNowhere() throws {
    let square = Square()
    let app = try Driver(FlowView(square))
    square.push(.visit)
    try app.back()
    #expect(throws: Driver.Error.self) { try app.back() }
    #expect(square.journey == Journey(.base))
    #expect(square.go(.back) == .refused(.atTheRoot))
  }

  @Test func aFlowThatHasGoneMovesNobody() throws {
    let square = Square()
    square.push(.visit)
    let visit = try #require(square.visit)
    let app = try Driver(FlowView(square))
    try app.back()
    let screen = app.screenText
    let evaluations = app.bodyEvaluations
    visit.push(.room(1))
    visit.present(.ticket)
    visit.close()
    visit.finish("a stamp")
    #expect(app.screenText == screen)
    #expect(app.bodyEvaluations == evaluations)
    #expect(square.journey == Journey(.base))
    #expect(square.outcomes.isEmpty)
  }
}
