import Meerkat
import MeerkatTesting
import Testing

/// A mistake is one line in the log of a debug build, with what to do; all else is silent.
@MainActor
struct MistakeTests {
  /// The lines that something leaves in the log.
  private func lines(_ act: () throws -> Void) rethrows -> [String] {
    let outer = Mistake.listener
    var lines: [String] = []
    Mistake.listener = { lines.append($0) }
    defer { Mistake.listener = outer }
    try act()
    return lines
  }

  @Test func aRefusedRequestWhoseAnswerNobodyReads() {
    let walk = Walk()
    #expect(lines { walk.back() } == ["Walk.back() was refused at start. \(Refusal.atTheRoot)"])
    #expect(
      lines { walk.go(.close) }
        == ["Walk.go(close) was refused at start. \(Refusal.nothingPresented)"])
  }

  @Test func anAnswerThatIsReadIsNoMistake() {
    let walk = Walk()
    #expect(lines { _ = walk.go(.back).isSuccess }.isEmpty)
    #expect(lines { _ = try? walk.go(.close).get() }.isEmpty)
  }

  @Test func aSecondTapAndAGuardAreNoMistakes() {
    let desk = Desk()
    desk.entering[.terms] = .refuse
    desk.entering[.account] = .ask(.discard)
    let silent = lines {
      desk.go(.forward(to: .editor))
      desk.go(.forward(to: .editor))
      desk.go(.forward(to: .terms))
      desk.go(.forward(to: .account))
      desk.go(.leaveStep(desk.journey.top.id))
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
      lines { desk.go(.forward(to: .editor)) }
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
    let told = try lines { _ = try Driver(Loose()) }
    #expect(told.first?.contains("outside of a flow's screen(for:)") == true, "\(told)")
  }

  @Test func aRootWithoutLinksWhoseChildrenHaveSome() {
    final class Shell: Flow {
      let navigator = Navigator(root: "shell")
      func screen(for place: String) -> some View { FlowView(Devices()) }
    }
    let shell = Shell()
    _ = shell.child(Devices.self)
    let told = lines { _ = shell.open("/devices") }
    #expect(told.first?.contains("only flows in it have links") == true, "\(told)")
  }
}
