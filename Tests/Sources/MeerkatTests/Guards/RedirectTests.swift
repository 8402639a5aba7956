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
    #expect(desk.journey == Journey(.table, [.sheet(.signIn)]))
    #expect(app.exists(.header("signIn")))
    try app.tap("Sign in")
    #expect(desk.journey == Journey(.table, [.push(.account)]))
    #expect(app.exists(.header("account")))
  }

  @Test func itNeedsNoView() {
    let desk = Desk()
    desk.isSignedIn = false
    #expect(desk.push(.account) == .refused(.redirected("signIn")))
    desk.isSignedIn = true
    desk.close()
    #expect(desk.journey == Journey(.table, [.push(.account)]))
  }

  @Test(
    "A user who comes back without signing in stays", arguments: [NavigationStyle.sheet, .push])
  func without(style: NavigationStyle) throws {
    desk.entryToAccount = .first(.signIn, style: style)
    try app.tap("Account")
    if style == .push { try app.back() } else { try app.close() }
    #expect(desk.journey == Journey(.table))
    #expect(app.exists(.header("table")))
    desk.isSignedIn = true
    desk.push(.terms)
    desk.back()
    #expect(desk.journey == Journey(.table))
  }

  /// A flow with a place for which an alert asks first.
  @Observable
  final class Consent: Flow {
    enum Place: Hashable { case home, map, question }
    let navigator = Navigator<Place>(root: .home)
    var isGiven = false

    func screen(for place: Place) -> some View { PlaceScreen(name: "\(place)") }

    func dialog(for place: Place) -> Dialog? {
      guard place == .question else { return nil }
      return Dialog("May we?") {
        Dialog.Button("Allow") { self.isGiven = true }
        Dialog.Button("No", role: .cancel)
      }
    }

    func shouldEnter(_ place: Place) -> Permission<Place> {
      place == .map && !isGiven ? .first(.question, style: .alert) : .allow
    }
  }

  @Test("What an alert's button does counts when the user goes on", arguments: ["Allow", "No"])
  func alertFirst(answer: String) throws {
    let flow = Consent()
    let app = try Driver(FlowView(flow), width: 30)
    flow.push(.map)
    try app.tap(answer)
    #expect(flow.journey == Journey(.home, answer == "Allow" ? [.push(.map)] : []))
  }

  @Test func whoIsSentToWhereTheUserIsAlreadyIsSentOnAfterwards() throws {
    try app.tap("Account")
    #expect(desk.journey == Journey(.table, [.sheet(.signIn)]))
    #expect(desk.push(.account) == .refused(.redirected("signIn")))
    #expect(desk.journey == Journey(.table, [.sheet(.signIn)]))
    try app.tap("Sign in")
    #expect(desk.journey == Journey(.table, [.push(.account)]))
  }

  @Test("Nobody returns to a place that another one has replaced", arguments: [true, false])
  func replaced(isInAList: Bool) throws {
    try app.tap("Account")
    desk.isSignedIn = true
    let start = Direction<Desk.Place>.replaceAll(with: Journey(.table))
    if isInAList { desk.go([start]) } else { desk.go(start) }
    #expect(desk.journey == Journey(.table))
  }

  @Test func aChildFlowCanSignIn() throws {
    desk.entryToAccount = .first(.login, style: .sheet)
    try app.tap("Account")
    try app.tap("Next")
    try app.tap("Done")
    #expect(desk.isSignedIn)
    #expect(desk.journey == Journey(.table, [.push(.account)]))
    #expect(app.exists(.header("account")))
    #expect(!app.exists(.any(.sheet)))
  }

  @Test func aChildFlowThatIsLeftDoesNotSignIn() throws {
    desk.entryToAccount = .first(.login)
    try app.tap("Account")
    try app.tap("Next")
    try app.back()
    try app.back()
    #expect(desk.journey == Journey(.table))
    #expect(!desk.isSignedIn)
  }

  @Test func oneGuardAfterTheOther() throws {
    desk.entering[.signIn] = .first(.terms)
    try app.tap("Account")
    #expect(desk.journey == Journey(.table, [.push(.terms)]))
    desk.entering[.signIn] = .allow
    try app.back()
    #expect(desk.journey == Journey(.table, [.sheet(.signIn)]))
    try app.tap("Sign in")
    #expect(desk.journey == Journey(.table, [.push(.account)]))
  }

  @Test func aCircleEndsWhereItBegan() {
    desk.entering[.signIn] = .first(.terms)
    desk.entering[.terms] = .first(.signIn)
    let circle = Refusal.redirectLoop(["signIn", "terms"])
    #expect(desk.push(.account) == .refused(circle))
    #expect(desk.journey == Journey(.table))
  }

  @Test func aSecondTapGoesOnceAfterwards() throws {
    desk.push(.account)
    desk.push(.account)
    #expect(desk.journey == Journey(.table, [.sheet(.signIn)]))
    try app.tap("Sign in")
    #expect(desk.journey == Journey(.table, [.push(.account)]))
  }

  @Test func anAssignedJourneyForgetsWhereTheUserWasGoing() {
    desk.push(.account)
    desk.isSignedIn = true
    desk.reset(to: Journey(.table))
    desk.push(.terms)
    desk.back()
    #expect(desk.journey == Journey(.table))
  }

  @Test func theGuardOfAFlowThatIsNotThereYetKeepsItOut() async throws {
    let account = Desk()
    account.entering[.table] = .first(.signIn)
    await #expect(throws: Refusal.forbidden) { _ = try await desk.present(account) }
    #expect(desk.awaitedFlow == nil)
    #expect(desk.journey == Journey(.table))
    #expect(account.journey == Journey(.table))
  }

  @Test func whoWaitsIsToldOfARedirect() async {
    desk.isSignedIn = false
    desk.entryToAccount = .redirect(to: .terms)
    await #expect(throws: Refusal.redirected("terms")) {
      try await desk.navigate(.forward(to: .account))
    }
    #expect(desk.journey == Journey(.table, [.push(.terms)]))
  }

  @Test("Whoever waits is told when the redirect is", arguments: [true, false])
  func whoWaitsForAQuestion(isConfirmed: Bool) async {
    desk.isSignedIn = false
    desk.entryToAccount = .redirect(to: .terms)
    desk.entering[.terms] = .ask(.discard)
    var refusal: Refusal?
    Task {
      do { try await desk.navigate(.forward(to: .account)) } catch { refusal = error as? Refusal }
    }
    await turns { desk.pendingQuestion != nil }
    await turn()
    #expect(refusal == nil)
    if isConfirmed { desk.pendingQuestion?.confirm() } else { desk.pendingQuestion?.decline() }
    await turns { refusal != nil }
    #expect(refusal == (isConfirmed ? .redirected("terms") : .forbidden))
  }

  @Test func whoWaitsIsToldThatTheUserDoesNotGoElsewhereFirst() async {
    desk.isSignedIn = false
    desk.entering[.signIn] = .ask(.discard)
    var refusal: Refusal?
    Task {
      do { try await desk.navigate(.forward(to: .account)) } catch { refusal = error as? Refusal }
    }
    await turns { desk.pendingQuestion != nil }
    desk.pendingQuestion?.decline()
    await turns { refusal != nil }
    #expect(refusal == .forbidden)
  }
}
