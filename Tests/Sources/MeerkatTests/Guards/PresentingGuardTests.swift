import Meerkat
import MeerkatTesting
import Testing

/// A guard may present a flow, and answer with what came of it.
@MainActor
struct PresentingGuardTests {
  let desk = Desk()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(desk), width: 30)
  }

  /// Has the terms be entered only by those who sign in, in a flow that the guard presents.
  private func guardTerms(
    otherwise: Permission<Desk.Place> = .refuse, with login: Login = Login()
  ) {
    desk.entering[.terms] = .later { [desk] in
      do {
        return try await desk.present(login) == true ? .allow : otherwise
      } catch {
        desk.asked.append("threw \(error)")
        return .refuse
      }
    }
  }

  @Test func theUserGoesOnAfterTheOutcome() async throws {
    guardTerms()
    #expect(desk.push(.terms) == .waiting(.undecided))
    await turns { desk.awaitedFlow != nil }
    #expect(app.exists(.header("name")))
    #expect(desk.journey == Journey(.table))
    try app.tap("Next")
    try app.tap("Done")
    await turns { desk.journey.contains(.terms) }
    #expect(desk.journey == Journey(.table, [.push(.terms)]))
    #expect(app.exists(.header("terms")))
    #expect(!app.exists(.any(.sheet)))
  }

  @Test func whoWaitsIsToldWhatTheGuardSaid() async throws {
    guardTerms()
    var refusal: Refusal?
    Task {
      do { try await desk.navigate(.forward(to: .terms)) } catch { refusal = error as? Refusal }
    }
    await turns { desk.awaitedFlow != nil }
    (desk.awaitedFlow as? Login)?.finish(false)
    await turns { refusal != nil }
    #expect(refusal == .forbidden)
    #expect(desk.journey == Journey(.table))
  }

  @Test("Leaving the flow on screen answers the guard", arguments: ["close", "back", "leave"])
  func left(how: String) async throws {
    guardTerms(otherwise: .refuse)
    var refusal: Refusal?
    Task {
      do { try await desk.navigate(.forward(to: .terms)) } catch { refusal = error as? Refusal }
    }
    await turns { desk.awaitedFlow != nil }
    switch how {
    case "close": try app.close()
    case "back": desk.back()
    default: (desk.awaitedFlow as? Login)?.leave()
    }
    await turns { refusal != nil }
    #expect(refusal == .forbidden)
    #expect(desk.journey == Journey(.table))
    #expect(desk.awaitedFlow == nil)
  }

  @Test func theGuardMayStillAllowWhatTheUserClosed() async throws {
    guardTerms(otherwise: .allow)
    desk.push(.terms)
    await turns { desk.awaitedFlow != nil }
    try app.close()
    await turns { desk.journey.contains(.terms) }
    #expect(app.exists(.header("terms")))
  }

  @Test func aQuestionInThePresentedFlowIsAskedAboveTheGuard() async throws {
    let inner = CarefulLogin()
    desk.entering[.terms] = .later { [desk] in
      (try? await desk.present(inner)) == true ? .allow : .refuse
    }
    desk.push(.terms)
    await turns { desk.awaitedFlow != nil }
    #expect(throws: Driver.Error.self) { try app.close() }
    inner.back()
    #expect(desk.pendingQuestion?.question == .discard)
    try app.tap("Keep")
    await turns { desk.pendingQuestion == nil }
    #expect(desk.awaitedFlow === inner)
    inner.finish(true)
    await turns { desk.journey.contains(.terms) }
    #expect(app.exists(.header("terms")))
  }

  @Test func goingElsewhereTakesThePlaceOfTheGuard() async throws {
    guardTerms()
    var refusal: Refusal?
    Task {
      do { try await desk.navigate(.forward(to: .terms)) } catch { refusal = error as? Refusal }
    }
    await turns { desk.awaitedFlow != nil }
    desk.go(.replaceAll(with: Journey(.inbox)))
    await turns { refusal != nil }
    #expect(refusal == .superseded)
    #expect(desk.awaitedFlow == nil)
    #expect(desk.journey == Journey(.inbox))
  }
}

/// A flow that asks before it is left.
private final class CarefulLogin: Flow {
  typealias Outcome = Bool

  let navigator = Navigator(root: "careful")

  func screen(for place: String) -> some View { PlaceScreen(name: place) }
  func shouldLeave(_ place: String) -> Permission<String> { .ask(.discard) }
}
