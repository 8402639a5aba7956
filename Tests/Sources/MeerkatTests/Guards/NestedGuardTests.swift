import Meerkat
import MeerkatTesting
import Testing

/// The flows in what is to go are asked as well, the innermost first.
@MainActor
struct NestedGuardTests {
  /// Ways in which the outer flow loses what is inside.
  enum Cause: String, CaseIterable, CustomTestStringConvertible {
    case verb, backToRoot, replaced, replacedAll, leave

    var testDescription: String { rawValue }

    var direction: Direction<Desk.Place> {
      switch self {
      case .verb: .back
      case .backToRoot: .backToRoot
      case .replaced: .replaceTop(with: .terms)
      case .replacedAll: .replaceAll(with: Journey(.terms))
      case .leave: .backFrom(.inbox)
      }
    }
  }

  let desk = Desk()
  var inner: Desk? { desk.flow(at: .inbox) as? Desk }
  var innermost: Desk? { inner?.flow(at: .inbox) as? Desk }

  init() {
    desk.push(.inbox)
    inner?.push(.inbox)
    innermost?.go([.forward(to: .editor), .forward(to: .terms, style: .sheet)])
    desk.asked = []
  }

  @Test("A grandchild keeps what is around it", arguments: Cause.allCases)
  func veto(cause: Cause) async throws {
    let app = try Driver(FlowView(desk))
    innermost?.leaving[.editor] = .refuse
    let events = desk.navigationEvents
    let screen = app.screenText
    let evaluations = app.bodyEvaluations
    #expect(desk.go(cause.direction) == .refused(.forbidden))
    #expect(desk.journey == Journey(.table, [.push(.inbox)]))
    #expect(inner?.journey == Journey(.table, [.push(.inbox)]))
    #expect(innermost?.journey == Journey(.table, [.push(.editor), .sheet(.terms)]))
    #expect(app.screenText == screen)
    #expect(app.bodyEvaluations == evaluations)
    #expect(
      await Record.lines(of: events, endedBy: desk) == [
        "Desk: stays at inbox. \(Refusal.forbidden)"
      ])
  }

  @Test func theyAreAskedFromTheTop() {
    desk.back()
    #expect(
      desk.asked == [
        "inner inner leave terms", "inner inner leave editor", "inner inner leave table",
        "inner leave inbox", "inner leave table", "leave inbox",
      ])
    #expect(desk.journey == Journey(.table))
  }

  @Test func theUserIsAskedByAGrandchild() async throws {
    let app = try Driver(FlowView(desk))
    try app.close()
    innermost?.leaving[.editor] = .ask(.discard)
    desk.back()
    #expect(desk.pendingQuestion?.question == .discard)
    #expect(inner?.pendingQuestion?.question == .discard)
    #expect(app.exists(.alert("Discard changes?")))
    try app.tap("Keep")
    await turns { desk.pendingQuestion == nil }
    #expect(app.exists(.header("editor")))
    desk.back()
    try app.tap("Discard")
    #expect(desk.journey == Journey(.table))
    #expect(app.exists(.header("table")))
  }

  @Test func whatTheGrandchildDidInTheMeantimeIsNotLost() {
    innermost?.leaving[.editor] = .ask(.discard)
    desk.back()
    innermost?.reset(to: Journey(.table, [.push(.editor), .push(.account)]))
    desk.pendingQuestion?.confirm()
    #expect(desk.journey == Journey(.table, [.push(.inbox)]))
  }

  @Test func nobodyIsAskedAboutAFlowThatFinishes() throws {
    let square = Square()
    square.push(.visit)
    square.visit?.finish("a stamp")
    #expect(square.outcomes == ["a stamp"])
    innermost?.leaving[.editor] = .refuse
    innermost?.leaving[.terms] = .ask(.discard)
    inner?.finish("done")
    #expect(desk.journey == Journey(.table))
    #expect(desk.asked.isEmpty)
  }

  @Test func aQuestionGoesWithAFlowThatFinishes() throws {
    let app = try Driver(FlowView(desk))
    innermost?.leaving[.terms] = .ask(.discard)
    innermost?.back()
    #expect(app.exists(.alert("Discard changes?")))
    let pending = desk.pendingQuestion
    inner?.finish("done")
    #expect(desk.pendingQuestion == nil)
    #expect(!app.exists(.any(.alert)))
    pending?.confirm()
    #expect(desk.journey == Journey(.table))
    #expect(app.exists(.header("table")))
  }

  @Test func aFlowDeepInAScreenIsAskedToo() throws {
    let deep = DeepDesk()
    let app = try Driver(FlowView(deep))
    deep.push(.drawer)
    try app.tap("Edit")
    deep.inside.leaving[.editor] = .refuse
    #expect(deep.go(.back) == .refused(.forbidden))
    #expect(app.exists(.header("editor")))
  }
}

/// A flow with a desk deep in one of its screens.
@Observable
private final class DeepDesk: Flow {
  enum Place: Hashable { case door, drawer }

  let navigator = Navigator<Place>(root: .door)
  let inside = Desk()

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .door: PlaceScreen(name: "door")
    case .drawer: Drawer(desk: inside)
    }
  }

  private struct Drawer: View {
    let desk: Desk
    var body: some View { FlowView(embedding: desk) }
  }
}
