import Meerkat
import MeerkatTesting
import Testing

/// A mistake is one line in the log of a debug build, with what to do; all else is silent.
@Suite(.enabled(if: isDebugBuild))
@MainActor
struct MistakeTests {
  @Test func aRefusedRequest() {
    let walk = Walk()
    #expect(
      Mistake.lines { walk.back() } == ["Walk.back() was refused at start. \(Refusal.atTheRoot)"])
    #expect(
      Mistake.lines { walk.go(.close) }
        == ["Walk.go(close) was refused at start. \(Refusal.nothingPresented)"])
  }

  @Test func aRefusedRequestIsToldOnceAndAtOnceWhetherItsAnswerIsReadOrNot() {
    let walk = Walk()
    var answer: NavigationAnswer<Walk.Place>?
    #expect(Mistake.lines { answer = walk.go(.back) }.count == 1)
    #expect(answer == .refused(.atTheRoot))
    #expect(Mistake.lines { answer = nil }.isEmpty)
  }

  @Test func aSecondTapAndAGuardAreNoMistakes() {
    let desk = Desk()
    desk.entering[.terms] = .refuse
    desk.entering[.account] = .ask(.discard)
    let silent = Mistake.lines {
      desk.push(.editor)
      desk.push(.editor)
      desk.push(.terms)
      desk.push(.account)
      desk.back(from: .editor)
    }
    #expect(silent.isEmpty)
  }

  @Test func turnsWithoutAnEnd() {
    let desk = Desk()
    desk.didAsk = { [desk] in
      if $0 == "enter terms" { desk.go(.replaceTop(with: .editor)) }
      if $0 == "enter editor" { desk.go(.replaceTop(with: .terms)) }
    }
    #expect(
      Mistake.lines { desk.push(.editor) }
        == ["A navigation was dropped. \(Refusal.endlessTurns)"])
  }

  @Test func tabsThatNoFlowMade() throws {
    struct Loose: View {
      @State var tabs = TabSelection<Station.Track>()

      var body: some View {
        FlowTabs($tabs) { track in
          Text(track.rawValue)
        } label: {
          Text($0.rawValue)
        }
      }
    }
    let told = try Mistake.lines { _ = try Driver(Loose()) }
    #expect(told.first?.contains("outside of a flow's screen(for:)") == true, "\(told)")
  }

  @Test func finishingAFlowThatHasGone() throws {
    let desk = Desk()
    desk.push(.login)
    let login = try #require(desk.child(Login.self))
    desk.go(.back)
    #expect(
      Mistake.lines { login.finish(true) } == [
        "Login.finish(true) has no effect, because the flow has been left, and nobody waits for its "
          + "outcome. End the work that leads there when the flow goes, or let the parent do it."
      ])
  }

  @Test func finishingAFlowWhoseViewHasGone() throws {
    let login = Login()
    var app: Driver? = try Driver(FlowView(login))
    _ = app?.screenText
    app = nil
    let told = Mistake.lines { login.finish(true) }
    #expect(told.first?.hasPrefix("Login.finish(true) has no effect") == true, "\(told)")
  }

  @Test func finishingAFlowThatIsShownOrNotShownYet() throws {
    let login = Login()
    #expect(Mistake.lines { login.finish(true) }.isEmpty)
    let app = try Driver(FlowView(login) { _ in })
    #expect(Mistake.lines { login.finish(true) }.isEmpty)
    _ = app
  }

  @Test func twoFlowsWithOneNavigator() {
    final class Borrower: Flow {
      let navigator: Navigator<String>
      init(_ navigator: Navigator<String>) { self.navigator = navigator }
      func screen(for place: String) -> some View { PlaceScreen(name: place) }
    }
    let shared = Navigator(root: "start")
    let (one, other) = (Borrower(shared), Borrower(shared))
    one.push("a")
    let told = Mistake.lines {
      other.push("b")
      other.push("c")
    }
    #expect(
      told == [
        "Borrower has the navigator of another Borrower, whose guards and screens are used. Give "
          + "each flow its own: let navigator = Navigator(root: …)."
      ])
  }

  @Test func aNavigatorThatIsMadeAnewEachTime() {
    final class Forgetful: Flow {
      var navigator: Navigator<String> { Navigator(root: "start") }
      func screen(for place: String) -> some View { PlaceScreen(name: place) }
    }
    let flow = Forgetful()
    let told = Mistake.lines { flow.push("a") }
    #expect(
      told.first
        == "Forgetful.navigator is another one each time, so that every step is forgotten. Keep one "
        + "in a constant: let navigator = Navigator(root: …).", "\(told)")
  }
}
