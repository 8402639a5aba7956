import Meerkat
import MeerkatTesting
import Testing

/// A task that waits for the outcome of a flow is told exactly once, whatever becomes of the flow.
@MainActor
struct AwaitingTests {
  let square = Square()

  @Test func anOutcomeAnswersItsOwnCaller() async throws {
    square.start { try await square.push($0) }
    await turns { square.awaitedFlow != nil }
    let lower = try #require(square.visit)
    square.start { try await square.present($0) }
    await turns { square.awaitedFlow !== lower }
    let upper = try #require(square.visit)
    square.push(.visit)
    let shown = try #require(square.flow(at: .visit) as? Visit)
    lower.finish("lower")
    await turns { square.outcomes.count == 1 }
    #expect(square.outcomes == ["lower"])
    #expect(square.awaitedFlow === upper)
    shown.finish("shown")
    upper.finish("upper")
    await turns { square.outcomes.count == 3 }
    #expect(square.outcomes == ["lower", "shown", "upper"])
    #expect(square.awaitedFlow == nil)
  }

  @Test func anOutcomeLeavesTheFlowsAboveAsTheyAre() throws {
    square.go([.forward(to: .visit), .forward(to: .partly)])
    let lower = try #require(square.flow(at: .visit) as? Visit)
    let upper = try #require(square.flow(at: .partly) as? Visit)
    upper.push(.room(1))
    lower.finish("lower")
    #expect(square.flow(at: .partly) === upper)
    #expect(upper.journey == Journey(.hall, [.push(.room(1))]))
    #expect(upper.parentFlow === square)
  }

  @Test func aSheetTakesAlongWhatLiesOnIt() async throws {
    square.start { try await square.present($0) }
    await turns { square.awaitedFlow != nil }
    let lower = try #require(square.visit)
    square.start { try await square.push($0) }
    await turns { square.awaitedFlow !== lower }
    square.push(.stall)
    lower.finish("lower")
    await turns { square.outcomes.count == 2 }
    #expect(Set(square.outcomes) == ["lower", nil])
    #expect(square.journey == Journey(.base))
  }

  @Test func aCancelledTaskTakesItsFlowAway() async throws {
    var thrown: (any Error)?
    let task = Task {
      do { square.outcomes.append(try await square.present(Visit())) } catch { thrown = error }
    }
    await turns { square.awaitedFlow != nil }
    let app = try Driver(FlowView(square))
    let visit = try #require(square.visit)
    #expect(app.exists(.header("hall")))
    task.cancel()
    await turns { thrown != nil }
    #expect(thrown is CancellationError)
    #expect(app.exists(.header("base")))
    visit.finish("too late")
    #expect(square.outcomes.isEmpty)
  }

  @Test func aTaskThatIsCancelledBeforeShowsNothing() async {
    var thrown: (any Error)?
    let task = Task {
      do { _ = try await square.present(Visit()) } catch { thrown = error }
    }
    task.cancel()
    await turns { thrown != nil }
    #expect(thrown is CancellationError)
    #expect(square.awaitedFlow == nil)
  }

  @Test("A cancelled task hears so, however early it is", arguments: 0..<6)
  func early(turns count: Int) async {
    let task = Task { try await square.present(Visit()) }
    for _ in 0..<count { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(square.awaitedFlow == nil)
  }

  @Test func anOutcomeBeforeTheCancellationStillArrives() async throws {
    var thrown: (any Error)?
    let task = Task {
      do { square.outcomes.append(try await square.present(Visit())) } catch { thrown = error }
    }
    await turns { square.awaitedFlow != nil }
    square.visit?.finish("a stamp")
    task.cancel()
    await turns { !square.outcomes.isEmpty || thrown != nil }
    #expect(square.outcomes == ["a stamp"])
  }

  @Test(
    "Nothing is presented in a form that asks",
    arguments: [Presentation.alert, .confirmationDialog])
  func question(presentation: Presentation) async {
    await #expect(throws: Refusal.nothingGoesOn(presentation)) {
      _ = try await square.present(Visit(), as: presentation)
    }
    #expect(square.awaitedFlow == nil)
  }

  @Test func aFlowIsInOnePlaceAtATime() async throws {
    square.start { try await square.push($0) }
    await turns { square.awaitedFlow != nil }
    let visit = try #require(square.visit)
    await #expect(throws: Refusal.alreadyThere("Visit")) { _ = try await square.present(visit) }
    await #expect(throws: Refusal.alreadyThere("Square")) { _ = try await visit.push(square) }
    await #expect(throws: Refusal.alreadyThere("Square")) { _ = try await square.push(square) }
    #expect(square.awaitedFlow === visit)
  }

  @Test func aChildInAChildInAChildAnswersEachInTurn() async throws {
    square.start { try await square.push($0) }
    await turns { square.awaitedFlow != nil }
    let first = try #require(square.visit)
    var inner: [String?] = []
    Task { inner.append(try await first.present(Visit())) }
    await turns { first.awaitedFlow != nil }
    let second = try #require(first.awaitedFlow as? Visit)
    Task { inner.append(try await second.push(Visit())) }
    await turns { second.awaitedFlow != nil }
    let app = try Driver(FlowView(square))
    try app.tap("Enter")
    try app.tap("Buy")
    await turns { inner.count == 1 }
    #expect(inner == ["a postcard of room 1"])
    #expect(second.awaitedFlow == nil)
    #expect(app.exists(.header("hall")))
    try app.close()
    await turns { inner.count == 2 }
    #expect(inner == ["a postcard of room 1", nil])
    #expect(app.exists(.header("hall")))
    try app.back()
    await turns { !square.outcomes.isEmpty }
    #expect(square.outcomes == [nil])
    #expect(app.exists(.header("base")))
  }

  @Test func theWholeBranchIsToldWhenItsLowestGoes() async throws {
    square.start { try await square.push($0) }
    await turns { square.awaitedFlow != nil }
    let first = try #require(square.visit)
    var inner: [String?] = []
    Task { inner.append(try await first.present(Visit())) }
    await turns { first.awaitedFlow != nil }
    square.go(.backToRoot)
    await turns { !inner.isEmpty && !square.outcomes.isEmpty }
    #expect(inner == [nil])
    #expect(square.outcomes == [nil])
  }
}
