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
    #expect(desk.go(.forward(to: .terms)) == .failure(.undecided))
    await turns { desk.awaitedFlow != nil }
    #expect(app.exists(.header("name")))
    #expect(desk.journey == [.root(.table)])
    try app.tap("Next")
    try app.tap("Done")
    await turns { desk.journey.contains(.terms) }
    #expect(desk.journey == [.root(.table), .push(.terms)])
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
    #expect(desk.journey == [.root(.table)])
  }
}
