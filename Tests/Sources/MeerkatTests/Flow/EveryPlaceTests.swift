import Meerkat
import MeerkatTesting
import Testing

/// A flow does not know where it is placed.
@MainActor
struct EveryPlaceTests {
  @Test("It goes its own way", arguments: Spot.allCases)
  func way(spot: Spot) async throws {
    let square = await spot.makeSquare()
    let app = try Driver(FlowView(square), width: 30)
    let visit = try #require(square.visit)
    let before = square.journey
    #expect(app.exists(.header("hall")))
    try app.tap("Enter")
    try app.tap("Show ticket")
    #expect(visit.journey == Journey(.hall, [.push(.room(1)), .sheet(.ticket)]))
    #expect(app.exists(.header("ticket")))
    try app.close()
    #expect(app.exists(.header("room 1")))
    try app.back()
    #expect(visit.journey == Journey(.hall))
    #expect(app.exists(.header("hall")))
    #expect(square.journey == before)
    #expect(square.outcomes.isEmpty)
  }

  @Test("It goes its own way where nobody looks", arguments: Spot.allCases)
  func wayWithoutAView(spot: Spot) async throws {
    let square = await spot.makeSquare()
    let visit = try #require(square.visit)
    visit.go([.forward(to: .room(1)), .forward(to: .ticket, style: .sheet)])
    #expect(visit.journey == Journey(.hall, [.push(.room(1)), .sheet(.ticket)]))
    visit.close()
    visit.back()
    #expect(visit.journey == Journey(.hall))
    #expect(square.visit === visit)
    #expect(visit.parentFlow === square)
  }

  @Test("Its outcome removes its steps and arrives once", arguments: Spot.allCases, [true, false])
  func outcome(spot: Spot, isShown: Bool) async throws {
    let square = await spot.makeSquare()
    let app = isShown ? try Driver(FlowView(square), width: 30) : nil
    let visit = try #require(square.visit)
    visit.go([.forward(to: .room(1)), .forward(to: .ticket, style: .sheet)])
    visit.finish("a stamp")
    await turns { !square.outcomes.isEmpty }
    #expect(square.outcomes == ["a stamp"])
    #expect(square.journey.isAtRoot)
    #expect((square.visit == nil) == spot.goes)
    #expect(app?.exists(.header(spot.goes ? "base" : "hall")) != false)
    #expect(app?.exists(.any(.sheet)) != true)
  }

  @Test("Finishing a second time, when it has gone, does nothing", arguments: Spot.allCases)
  func second(spot: Spot) async throws {
    let square = await spot.makeSquare()
    let app = try Driver(FlowView(square), width: 30)
    let visit = try #require(square.visit)
    visit.finish("a stamp")
    if spot.goes {
      visit.finish("another")
      _ = app.screenText
      visit.finish("one more")
    }
    await turns { !square.outcomes.isEmpty }
    #expect(square.outcomes == ["a stamp"])
    #expect(square.journey.isAtRoot)
  }

  @Test(
    "The task that waits is told when the user goes back or closes it",
    arguments: Spot.allCases.filter { $0.isLeftByBack || $0.isClosedByTheUser })
  func leftByTheUser(spot: Spot) async throws {
    let square = await spot.makeSquare()
    let app = try Driver(FlowView(square), width: 30)
    let visit = try #require(square.visit)
    if spot.isLeftByBack {
      try app.tap("Enter")
      try app.back()
      try app.back()
    } else {
      try app.tap("Enter")
      try app.close()
    }
    #expect(app.exists(.header("base")))
    #expect(square.visit == nil)
    visit.finish("too late")
    await turns { !square.outcomes.isEmpty }
    #expect(square.outcomes == (spot.isAwaited ? [nil] : []))
    #expect(square.journey == Journey(.base))
  }

  /// What the parent does that takes the child away.
  enum Leaving: String, CaseIterable, CustomTestStringConvertible {
    case back, backToRoot, closing, replacing, assigning, ownBack, ownClose

    var testDescription: String { rawValue }

    @MainActor func carryOut(_ square: Square) {
      switch self {
      case .back: square.back()
      case .backToRoot: square.go(.backToRoot)
      case .closing: square.go(.closeAll)
      case .replacing: square.go(.replaceAll(with: Journey(.stall)))
      case .assigning: square.reset(to: Journey(.stall))
      case .ownBack: square.visit?.back()
      case .ownClose: square.visit?.close()
      }
    }

    func applies(to spot: Spot) -> Bool {
      switch self {
      case .closing, .ownClose: !spot.isLeftByBack
      case .back, .backToRoot, .replacing, .assigning, .ownBack: true
      }
    }
  }

  @Test(
    "The task that waits is told when the parent or the child takes it away",
    arguments: Leaving.allCases.flatMap { leaving in
      Spot.allCases.filter { $0.goes && leaving.applies(to: $0) }.map { (leaving, $0) }
    }, [true, false])
  func leftByCode(_ example: (leaving: Leaving, spot: Spot), isShown: Bool) async throws {
    let square = await example.spot.makeSquare()
    let app = isShown ? try Driver(FlowView(square), width: 30) : nil
    weak let visit = square.visit
    #expect(visit != nil)
    example.leaving.carryOut(square)
    #expect(app?.exists(.header("hall")) != true)
    #expect(square.visit == nil)
    await turns { visit == nil && (!example.spot.isAwaited || !square.outcomes.isEmpty) }
    #expect(square.outcomes == (example.spot.isAwaited ? [nil] : []))
    #expect(visit == nil)
    #expect(square.journey.isAtRoot)
  }
}
