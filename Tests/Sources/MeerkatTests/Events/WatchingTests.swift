import Foundation
import Meerkat
import MeerkatTesting
import Testing

/// Whoever watches the root hears of everything, in order.
@MainActor
struct WatchingTests {
  let desk = Desk()

  @Test func whatTheFlowAndTheUserDo() async throws {
    let app = try Driver(FlowView(desk))
    let events = desk.navigationEvents
    try app.tap("Edit")
    try app.back()
    desk.present(.terms)
    try app.close()
    desk.go(.close)
    #expect(
      await Record.lines(of: events, endedBy: desk) == [
        "Desk: table → editor, by the flow",
        "Desk: editor → table, by the user",
        "Desk: table → terms, by the flow",
        "Desk: terms → table, by the user",
        "Desk: stays at table. \(Refusal.nothingPresented)",
      ])
  }

  @Test func whatGuardsAndOutcomesDo() async throws {
    desk.isSignedIn = false
    desk.entryToAccount = .first(.login, style: .sheet)
    let events = desk.navigationEvents
    desk.push(.account)
    let login = try #require(desk.flow(at: .login) as? Login)
    login.push(.password)
    login.finish(true)
    #expect(
      await Record.lines(of: events, endedBy: desk) == [
        "Desk: table → login, by a guard",
        "Desk: stays at login. \(Refusal.redirected("login"))",
        "Login: name → password, by the flow",
        "Login: finished at password with true",
        "Desk: login → table, by an outcome",
        "Desk: table → account, by the flow",
      ])
  }

  @Test func whatIsRefusedHasItsCause() async throws {
    let events = desk.navigationEvents
    desk.entering[.terms] = .refuse
    desk.push(.terms)
    desk.push(.editor)
    desk.leaving[.editor] = .refuse
    let app = try Driver(FlowView(desk))
    try app.back()
    let causes = await Record.all(of: events, endedBy: desk).compactMap { event in
      if case .refused(.forbidden) = event.what { event.cause } else { nil }
    }
    #expect(causes == [.flow, .user])
  }

  @Test func aLinkThatLeadsNowhere() async throws {
    let town = try Station()
    let events = town.navigationEvents
    _ = town.open("/nowhere")
    var iterator = events.makeAsyncIterator()
    let event = await iterator.next()
    guard case .linkRefused(let error) = event?.what else {
      Issue.record("\(event as Any)")
      return
    }
    #expect(event?.cause == .link)
    #expect(event?.description == "Station: stays at tracks. \(error)")
  }

  @Test func whatIsPutAboveAndLeft() async throws {
    let events = desk.navigationEvents
    Task { _ = try await desk.present(Login()) }
    await turns { desk.awaitedFlow != nil }
    desk.close()
    #expect(
      await Record.lines(of: events, endedBy: desk) == [
        "Login: table → name, by the flow", "Desk: table → table, by the flow",
      ])
  }

  @Test func aFlowTellsOfItselfAndOfThoseInIt() async throws {
    desk.push(.inbox)
    let inner = try #require(desk.flow(at: .inbox) as? Desk)
    let outside = desk.navigationEvents
    let inside = inner.navigationEvents
    desk.push(.terms)
    desk.back()
    inner.push(.editor)
    #expect(
      await Record.lines(of: inside, endedBy: inner) == ["Desk: table → editor, by the flow"])
    #expect(
      await Record.lines(of: outside, endedBy: desk) == [
        "Desk: inbox → terms, by the flow", "Desk: terms → inbox, by the flow",
        "Desk: table → editor, by the flow", "Desk: finished at editor with the end",
        "Desk: inbox → table, by an outcome",
      ])
  }

  @Test func whatChangedIsTyped() async {
    let events = desk.navigationEvents
    desk.go([.forward(to: .editor), .forward(to: .terms)])
    let event = await Record.all(of: events, endedBy: desk).first
    #expect(event?.change(in: Desk.self)?.added == [.push(.editor), .push(.terms)])
    #expect(event?.change(in: Desk.self)?.kept == 1)
    #expect(event?.change(in: Login.self) == nil)
    #expect(event?.flow === desk)
  }

  @Test func eachEventHasItsTime() async {
    let events = desk.navigationEvents
    let start = Date()
    desk.push(.editor)
    desk.back()
    let end = Date()
    let times = await Record.all(of: events, endedBy: desk).map(\.time)
    #expect(times.count == 2 && times == times.sorted())
    #expect(times.allSatisfy { start <= $0 && $0 <= end })
  }

  @Test func aStreamEndsWithItsFlow() async {
    var desk: Desk? = Desk()
    let events = desk?.navigationEvents
    desk?.push(.editor)
    desk = nil
    var count = 0
    for await _ in events ?? AsyncStream(unfolding: { nil }) { count += 1 }
    #expect(count == 1)
  }

  @Test func aStreamThatNobodyReadsHoldsNoFlow() async throws {
    let events = desk.navigationEvents
    weak var released: Login?
    do {
      desk.push(.login)
      let login = try #require(desk.child(Login.self))
      login.push(.password)
      released = login
      desk.go(.backToRoot)
    }
    await turns { released == nil }
    #expect(released == nil)
    #expect(
      await Record.lines(of: events, endedBy: desk) == [
        "Desk: table → login, by the flow", "Login: name → password, by the flow",
        "Desk: login → table, by the flow",
      ])
  }

  @Test func aStreamThatNobodyReadsKeepsTheLastEvents() async {
    let events = desk.navigationEvents
    for _ in 1...1_000 {
      desk.push(.editor)
      desk.go(.back)
    }
    let lines = await Record.lines(of: events, endedBy: desk)
    #expect(lines.count == 999)
    #expect(lines.last == "Desk: editor → table, by the flow")
  }
}
