import Meerkat
import MeerkatTesting
import Testing

/// The verbs with which a flow goes somewhere itself.
@MainActor
struct VerbsTests {
  let walk = Walk()

  @Test func forward() {
    #expect(walk.push(.hill).change?.added == [.push(.hill)])
    #expect(walk.present(.lake).change?.added == [.sheet(.lake)])
    walk.present(.swim, as: .alert)
    #expect(walk.journey == Journey(.start, [.push(.hill), .sheet(.lake), .alert(.swim)]))
    #expect(walk.push(.lake) == .refused(.nothingGoesOn(.alert)))
  }

  @Test func backToFromAndWhere() {
    let journey = Journey<Walk.Place>(.start, [.push(.hill), .push(.lake), .push(.hill)])
    walk.reset(to: journey)
    walk.back(to: .lake)
    #expect(walk.journey == Journey(.start, [.push(.hill), .push(.lake)]))
    walk.reset(to: journey)
    walk.back(from: .lake)
    #expect(walk.journey == Journey(.start, [.push(.hill)]))
    walk.reset(to: journey)
    walk.back(where: { $0 == .start })
    #expect(walk.journey == Journey(.start))
    #expect(walk.back(to: .lake) == .refused(.destinationNotFound("lake")))
    #expect(walk.back(from: .lake) == .refused(.destinationNotFound("lake")))
    #expect(walk.back(where: { _ in false }) == .refused(.nothingMatches))
  }

  @Test("A list of one direction leaves an inner flow as the direction does")
  func leavingByList() throws {
    let square = Square()
    square.present(.visit)
    let visit = try #require(square.visit)
    #expect(visit.go([.back, .back]) == .refused(.atTheRoot))
    #expect(visit.go([.close]).change != nil)
    #expect(square.journey == Journey(.base))
  }

  @Test func anAnswerGivesTheChangeOrThrows() throws {
    #expect(try walk.push(.hill).get().added == [.push(.hill)])
    #expect(throws: Refusal.nothingPresented) { try walk.go(.close).get() }
    let desk = Desk()
    desk.entering[.terms] = .ask("Really?")
    #expect(throws: NavigationAnswer<Desk.Place>.Waiting.undecided) {
      try desk.push(.terms).get()
    }
  }

  @Test func aFlowWithoutAnOutcomeFinishes() async throws {
    final class Notice: Flow {
      typealias Outcome = Void
      let navigator = Navigator(root: "notice")
      func screen(for place: String) -> some View {
        PlaceScreen(name: place, actions: ["Done": finish])
      }
    }
    let app = try Driver(FlowView(walk))
    var outcome: Void?
    let task = Task { outcome = try await walk.present(Notice()) }
    await turns { walk.awaitedFlow != nil }
    try app.tap("Done")
    try await task.value
    #expect(outcome != nil)
    #expect(walk.awaitedFlow == nil)
  }
}
