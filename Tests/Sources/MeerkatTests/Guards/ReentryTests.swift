import Foundation
import Meerkat
import MeerkatTesting
import Testing

/// What a guard does takes its turn when the navigation that it was asked about is over.
@MainActor
struct ReentryTests {
  let desk = Desk()

  @Test func aGuardThatGoesElsewhereAndAllowsGoesElsewhereAfterwards() throws {
    desk.go([.forward(to: .editor), .forward(to: .terms)])
    var inner: NavigationAnswer<Desk.Place>?
    desk.didAsk = { [desk] in if $0 == "enter account" { inner = desk.go(.backToRoot) } }
    let outer = desk.push(.account)
    #expect(try outer.get().added == [.push(.account)])
    #expect(inner == .waiting(.queued))
    #expect(desk.journey == Journey(.table))
  }

  @Test func aStepThatAGuardAddsIsNotReplacedUnasked() {
    desk.leaving[.terms] = .refuse
    desk.didAsk = { [desk] in if $0 == "enter editor" { desk.push(.terms) } }
    desk.push(.editor)
    #expect(desk.asked == ["enter editor", "enter terms"])
    #expect(desk.journey == Journey(.table, [.push(.editor), .push(.terms)]))
  }

  @Test func whatAGuardAssignsHoldsAfterwards() {
    desk.go([.forward(to: .editor), .forward(to: .account)])
    desk.didAsk = { [desk] in
      if $0 == "leave editor" { desk.reset(to: Journey(.table, [.push(.terms)])) }
    }
    desk.go(.backToRoot)
    #expect(desk.journey == Journey(.table, [.push(.terms)]))
  }

  @Test func aGuardThatEndsTheFlowEndsItAfterwards() throws {
    desk.push(.inbox)
    let inner = try #require(desk.flow(at: .inbox) as? Desk)
    inner.didAsk = { [weak inner] in if $0 == "enter editor" { inner?.finish("enough") } }
    #expect(try inner.push(.editor).get().added == [.push(.editor)])
    #expect(desk.journey == Journey(.table))
    #expect(inner.push(.terms) == .refused(.flowHasGone))
  }

  @Test func guardsThatSendEachOtherOnEndSomewhere() {
    desk.didAsk = { [desk] in
      if $0 == "enter terms" { desk.push(.editor) }
      if $0 == "enter editor" { desk.push(.terms) }
    }
    desk.push(.editor)
    #expect(desk.journey.steps.count == 102)
    desk.didAsk = { _ in }
    desk.go(.backToRoot)
    #expect(desk.journey == Journey(.table))
  }

  @Test func theTurnAfterTheLastIsRefused() async throws {
    let events = desk.navigationEvents
    desk.didAsk = { [desk] in
      if $0 == "enter terms" { desk.push(.editor) }
      if $0 == "enter editor" { desk.push(.terms) }
    }
    desk.push(.editor)
    desk.didAsk = { _ in }
    let refusals = await Record.all(of: events, endedBy: desk).compactMap { event in
      if case .refused(let refusal) = event.what { refusal } else { nil }
    }
    #expect(refusals.last == .endlessTurns)
  }

  @Test("A question that a guard answers is answered afterwards", arguments: [true, false])
  func answering(yes: Bool) {
    desk.go([.forward(to: .editor)])
    desk.leaving[.editor] = .ask(.discard)
    desk.back()
    desk.didAsk = { [desk] in
      guard $0 == "enter terms" else { return }
      if yes { desk.pendingQuestion?.confirm() } else { desk.pendingQuestion?.decline() }
    }
    // Going on takes the place of going back, so that there is nothing to answer.
    desk.push(.terms)
    #expect(desk.journey == Journey(.table, [.push(.editor), .push(.terms)]))
    #expect(desk.pendingQuestion == nil)
  }

  @Test func aGuardThatRestoresDoesNotBreakWhatItWasAskedAbout() throws {
    let devices = Restorer()
    let archive = try devices.archive()
    devices.go([.forward(to: .page(1)), .forward(to: .page(2))])
    devices.leave = { [unowned devices] in
      if $0 == .page(2) { _ = devices.restore(from: archive) }
    }
    devices.back()
    #expect(
      devices.journey == Journey(.start) || devices.journey == Journey(.start, [.push(.page(1))]))
    devices.push(.page(3))
    #expect(devices.journey.top.destination == .page(3))
  }
}

/// A flow that can be restored inside its guard.
@Observable
private final class Restorer: Flow {
  enum Place: Codable, Hashable, Restorable {
    case start, page(Int)
    static let restoration = Restoration<Self>(name: "restorer")
  }

  let navigator = Navigator<Place>(root: .start)
  @ObservationIgnored var leave: (Place) -> Void = { _ in }

  func screen(for place: Place) -> some View { Text("\(place)") }

  func shouldLeave(_ place: Place) -> Permission<Place> {
    leave(place)
    return .allow
  }
}
