import Meerkat
import MeerkatTesting
import Testing

/// A flow that has gone leads nowhere, and keeps nobody waiting.
@MainActor
struct GoneFlowTests {
  @Test func readingWhatHasGoneMakesNoFlows() throws {
    let census = Census()
    let maze = Maze(census: census)
    maze.push(.maze(1))
    let inner = try #require(maze.child(Maze.self))
    inner.push(.maze(2))
    #expect(inner.child(Maze.self) != nil)
    maze.back()
    #expect(census.alive == 2)
    _ = (inner.outline, inner.link, inner.child(Maze.self))
    #expect(census.alive == 2)
  }

  /// What somebody who still holds the flow does with it.
  enum Deed: String, CaseIterable, CustomTestStringConvertible {
    case push, present, navigate

    var testDescription: String { rawValue }

    @MainActor func carryOut(by visit: Visit, with other: Visit) async throws {
      switch self {
      case .push: _ = try await visit.push(other)
      case .present: _ = try await visit.present(other)
      case .navigate: try await visit.navigate(.forward(to: .room(1)))
      }
    }
  }

  @Test(
    "What it wants is refused, and nothing stays alive", arguments: Deed.allCases,
    Spot.allCases.filter(\.goes))
  func refused(deed: Deed, spot: Spot) async throws {
    let square = await spot.makeSquare()
    let app = try Driver(FlowView(square), width: 30)
    weak var released: Visit?
    weak var neverShown: Visit?
    do {
      let visit = try #require(square.visit)
      let other = Visit()
      released = visit
      neverShown = other
      square.go(.backToRoot)
      await #expect(throws: Refusal.flowHasGone) { try await deed.carryOut(by: visit, with: other) }
      #expect(visit.journey == Journey(.hall))
      #expect(visit.awaitedFlow == nil)
    }
    #expect(app.exists(.header("base")))
    await turns { released == nil && neverShown == nil }
    #expect(released == nil)
    #expect(neverShown == nil)
  }

  @Test("Its verbs are refused", arguments: Spot.allCases.filter(\.goes))
  func verbs(spot: Spot) async throws {
    let square = await spot.makeSquare()
    let visit = try #require(square.visit)
    square.go(.backToRoot)
    #expect(visit.push(.room(1)) == .refused(.flowHasGone))
    #expect(visit.go([.forward(to: .room(1))]) == .refused(.flowHasGone))
    #expect(visit.back { $0 == .hall } == .refused(.flowHasGone))
    #expect(visit.remove { _ in true } == .refused(.flowHasGone))
    visit.leave()
    visit.finish("too late")
    #expect(square.journey == Journey(.base))
    #expect(square.outcomes == (spot.isAwaited ? [nil] : []) || square.outcomes.isEmpty)
  }

  @Test func aFlowThatWasLeftCanBePresentedAgain() async throws {
    let square = Square()
    let visit = Visit()
    var outcomes: [String?] = []
    for _ in 1...2 {
      Task { outcomes.append(try await square.present(visit)) }
      await turns { square.awaitedFlow != nil }
      #expect(visit.push(.room(1)) != .refused(.flowHasGone))
      visit.finish("a stamp")
      await turns { square.awaitedFlow == nil }
    }
    await turns { outcomes.count == 2 }
    #expect(outcomes == ["a stamp", "a stamp"])
  }

  @Test func theFlowsInItAreThereAgain() async throws {
    let square = Square()
    let hotel = Square(root: .partly)
    for _ in 1...2 {
      let task = Task { try await square.present(hotel) }
      await turns { square.awaitedFlow != nil }
      #expect(hotel.child(Visit.self) != nil)
      #expect(square.outline == "Square [base]\n  sheet Square [partly]\n    Visit [hall]")
      square.close()
      _ = try await task.value
      #expect(hotel.child(Visit.self) == nil)
    }
  }
}
