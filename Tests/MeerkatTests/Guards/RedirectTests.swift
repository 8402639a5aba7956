import Meerkat
import MeerkatTesting
import Testing

/// The user is sent elsewhere first, and on from there to where the user was going.
@MainActor
struct RedirectTests {
  let desk = Desk()
  let app: Driver

  init() throws {
    desk.isSignedIn = false
    app = try Driver(FlowView(desk), width: 30)
  }

  @Test func afterSigningInTheUserIsWhereTheUserWasGoing() throws {
    try app.tap("Account")
    #expect(desk.journey == [.root(.table), .sheet(.signIn)])
    #expect(app.exists(.header("signIn")))
    try app.tap("Sign in")
    #expect(desk.journey == [.root(.table), .push(.account)])
    #expect(app.exists(.header("account")))
  }

  @Test func itNeedsNoView() {
    let desk = Desk()
    desk.isSignedIn = false
    #expect(desk.go(.forward(to: .account)) == .failure(.redirected("signIn")))
    desk.isSignedIn = true
    desk.close()
    #expect(desk.journey == [.root(.table), .push(.account)])
  }

  @Test("A user who comes back without signing in stays", arguments: [Style.sheet, .push])
  func without(style: Style) throws {
    desk.entryToAccount = .first(.signIn, style: style)
    try app.tap("Account")
    if style == .push { try app.back() } else { try app.close() }
    #expect(desk.journey == [.root(.table)])
    #expect(app.exists(.header("table")))
    desk.isSignedIn = true
    desk.go(.forward(to: .terms))
    desk.back()
    #expect(desk.journey == [.root(.table)])
  }

  @Test func aChildFlowCanSignIn() throws {
    desk.entryToAccount = .first(.login, style: .sheet)
    try app.tap("Account")
    try app.tap("Next")
    try app.tap("Done")
    #expect(desk.isSignedIn)
    #expect(desk.journey == [.root(.table), .push(.account)])
    #expect(app.exists(.header("account")))
    #expect(!app.exists(.any(.sheet)))
  }

  @Test func aChildFlowThatIsLeftDoesNotSignIn() throws {
    desk.entryToAccount = .first(.login)
    try app.tap("Account")
    try app.tap("Next")
    try app.back()
    try app.back()
    #expect(desk.journey == [.root(.table)])
    #expect(!desk.isSignedIn)
  }

  @Test func oneGuardAfterTheOther() throws {
    desk.entering[.signIn] = .first(.terms)
    try app.tap("Account")
    #expect(desk.journey == [.root(.table), .push(.terms)])
    desk.entering[.signIn] = .allow
    try app.back()
    #expect(desk.journey == [.root(.table), .sheet(.signIn)])
    try app.tap("Sign in")
    #expect(desk.journey == [.root(.table), .push(.account)])
  }

  @Test func aCircleEndsWhereItBegan() {
    desk.entering[.signIn] = .first(.terms)
    desk.entering[.terms] = .first(.signIn)
    let circle = Refusal.redirectLoop(["signIn", "terms"])
    #expect(desk.go(.forward(to: .account)) == .failure(circle))
    #expect(desk.journey == [.root(.table)])
  }

  @Test func aSecondTapGoesOnceAfterwards() throws {
    desk.go(.forward(to: .account))
    desk.go(.forward(to: .account))
    #expect(desk.journey == [.root(.table), .sheet(.signIn)])
    try app.tap("Sign in")
    #expect(desk.journey == [.root(.table), .push(.account)])
  }

  @Test func anAssignedJourneyForgetsWhereTheUserWasGoing() {
    desk.go(.forward(to: .account))
    desk.isSignedIn = true
    desk.journey = Journey(root: .table)
    desk.go(.forward(to: .terms))
    desk.back()
    #expect(desk.journey == [.root(.table)])
  }

  @Test func theGuardOfAFlowThatIsNotThereYetKeepsItOut() async throws {
    let account = Desk()
    account.entering[.table] = .first(.signIn)
    await #expect(throws: Refusal.forbidden) { _ = try await desk.present(account) }
    #expect(desk.awaitedFlow == nil)
    #expect(desk.journey == [.root(.table)])
    #expect(account.journey == [.root(.table)])
  }

  @Test func whoWaitsIsToldOfARedirect() async {
    desk.isSignedIn = false
    desk.entryToAccount = .redirect(to: .terms)
    await #expect(throws: Refusal.redirected("terms")) {
      try await desk.navigate(.forward(to: .account))
    }
    #expect(desk.journey == [.root(.table), .push(.terms)])
  }
}
