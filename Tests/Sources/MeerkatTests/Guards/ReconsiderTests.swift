import Meerkat
import MeerkatTesting
import Testing

/// A guard whose answer has changed is asked again about where the user is.
@MainActor
struct ReconsiderTests {
  let desk = Desk()

  init() {
    desk.go([.forward(to: .editor), .forward(to: .account), .forward(to: .terms)])
    desk.asked = []
  }

  @Test func whatIsStillAllowedStays() {
    desk.reconsider()
    #expect(desk.asked == ["enter editor", "enter account", "enter terms"])
    #expect(desk.journey == Journey(.table, [.push(.editor), .push(.account), .push(.terms)]))
  }

  @Test func whatIsNoLongerAllowedGoesWithAllAboveIt() {
    desk.entering[.editor] = .refuse
    desk.reconsider()
    #expect(desk.journey == Journey(.table))
  }

  @Test("The user is sent to where the guard says", arguments: [true, false])
  func sentElsewhere(comesBack: Bool) {
    desk.isSignedIn = false
    desk.entryToAccount =
      comesBack ? .first(.signIn, style: .sheet) : .redirect(to: .signIn, style: .sheet)
    desk.reconsider()
    #expect(desk.journey == Journey(.table, [.push(.editor), .sheet(.signIn)]))
  }

  @Test func whenTheWindowClosesNobodyWaitsForALateAnswer() async throws {
    desk.entering[.editor] = .later { [desk] in
      while !Task.isCancelled { await Task.yield() }
      desk.asked.append("cancelled")
      return .allow
    }
    let app = try Driver(FlowView(desk))
    desk.reconsider()
    app.end()
    await turns { desk.asked.last == "cancelled" }
    #expect(desk.asked.last == "cancelled")
  }

  @Test func whoIsLeftIsAskedAsAlways() {
    desk.entering[.editor] = .refuse
    desk.leaving[.terms] = .refuse
    desk.reconsider()
    #expect(desk.journey == Journey(.table, [.push(.editor), .push(.account), .push(.terms)]))
  }

  @Test func anAnswerThatComesLaterIsWaitedFor() async {
    let answer = Answer()
    desk.entering[.terms] = answer.later()
    desk.reconsider()
    await turns { answer.count == 1 }
    #expect(desk.journey.contains(.terms))
    answer.give(.refuse)
    await turns { !desk.journey.contains(.terms) }
    #expect(desk.journey == Journey(.table, [.push(.editor), .push(.account)]))
  }

  @Test("A newer answer counts, whatever an older one says in the end", arguments: [true, false])
  func anOlderAnswer(isNewerLater: Bool) async {
    let (old, new) = (Answer(), Answer())
    desk.entering[.terms] = old.later()
    desk.reconsider()
    await turns { old.count == 1 }
    desk.entering[.terms] = isNewerLater ? new.later() : .allow
    desk.reconsider()
    if isNewerLater {
      await turns { new.count == 1 }
      new.give(.allow)
    }
    old.give(.refuse)
    for _ in 1...20 { await turn() }
    #expect(desk.journey.contains(.terms))
  }

  @Test func aQuestionThatLetTheUserInIsNotAskedAgain() {
    desk.entering[.editor] = .ask(.discard)
    desk.reconsider()
    #expect(desk.pendingQuestion == nil)
    #expect(desk.journey.contains(.editor))
  }

  @Test func flowsInsideAreAskedToo() throws {
    desk.go([.backToRoot, .forward(to: .inbox)])
    let inner = try #require(desk.flow(at: .inbox) as? Desk)
    inner.push(.editor)
    inner.entering[.editor] = .refuse
    desk.reconsider()
    #expect(inner.journey == Journey(.table))
    #expect(desk.journey == Journey(.table, [.push(.inbox)]))
  }

  @Test func flowsBelowWhatGoesAreAskedToo() throws {
    desk.go([.backToRoot, .forward(to: .inbox)])
    let inner = try #require(desk.flow(at: .inbox) as? Desk)
    inner.push(.editor)
    desk.push(.account)
    inner.entering[.editor] = .refuse
    desk.entering[.account] = .refuse
    desk.isSignedIn = false
    desk.entryToAccount = .refuse
    desk.reconsider()
    #expect(inner.journey == Journey(.table))
    #expect(desk.journey == Journey(.table, [.push(.inbox)]))
  }
}
