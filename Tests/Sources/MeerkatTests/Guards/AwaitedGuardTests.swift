import Meerkat
import MeerkatTesting
import Testing

/// A flow that somebody waits for is asked before it goes, whichever way.
@MainActor
struct AwaitedGuardTests {
  /// What takes the step away that the awaited flow lies on, or the flow itself.
  enum Cause: String, CaseIterable, CustomTestStringConvertible {
    case closedByTheUser, close, leave, replaceTop, closeAll, several, backTo, backToRoot
    case replaceAll, back, backTwice, backWhere, removeWhere, ownLeave, ownBack

    var testDescription: String { rawValue }

    @MainActor func carryOut(by desk: Desk, in app: Driver) {
      switch self {
      case .closedByTheUser: try? app.close()
      case .close: desk.close()
      case .leave: desk.back(from: .terms)
      case .replaceTop: desk.go(.replaceTop(with: .account))
      case .closeAll: desk.go(.closeAll)
      case .several: desk.go([.backFrom(.terms)])
      case .backTo: desk.back(to: .table)
      case .backToRoot: desk.go(.backToRoot)
      case .replaceAll: desk.go(.replaceAll(with: Journey(.account)))
      case .back: desk.back()
      case .backTwice: desk.go([.back, .back])
      case .backWhere: desk.back { $0 == .table }
      case .removeWhere: desk.remove { $0 == .terms }
      case .ownLeave: (desk.awaitedFlow as? Desk)?.leave()
      case .ownBack: (desk.awaitedFlow as? Desk)?.back()
      }
    }
  }

  let desk = Desk()
  let awaited = Desk()

  @Test(
    "Its no keeps everything as it is", arguments: Cause.allCases, [NavigationStyle.push, .sheet])
  func keeps(cause: Cause, style: NavigationStyle) async throws {
    desk.present(.terms)
    let app = try Driver(FlowView(desk), width: 30)
    var answers = 0
    let task = Task {
      _ =
        style == .push
        ? try await desk.push(awaited) : try await desk.present(awaited)
      answers += 1
    }
    await turns { desk.awaitedFlow != nil }
    awaited.leaving[.table] = .refuse
    let screen = app.screenText
    awaited.asked = []
    desk.asked = []
    cause.carryOut(by: desk, in: app)
    // What can't be swept away asks nobody.
    #expect(awaited.asked == (cause == .closedByTheUser ? [] : ["leave table"]))
    #expect(desk.asked.isEmpty)
    #expect(desk.awaitedFlow === awaited)
    #expect(awaited.parentFlow === desk)
    #expect(desk.journey == Journey(.table, [.sheet(.terms)]))
    #expect(app.screenText == screen)
    #expect(answers == 0)
    task.cancel()
    await turns { desk.awaitedFlow == nil }
  }

  @Test(
    "Its yes lets it go, and who waits is told once",
    arguments: Cause.allCases.filter { $0 != .closedByTheUser })
  func goes(cause: Cause) async throws {
    desk.present(.terms)
    let app = try Driver(FlowView(desk), width: 30)
    var answers: [String?] = []
    Task { answers.append(try await desk.present(awaited)) }
    await turns { desk.awaitedFlow != nil }
    awaited.leaving[.table] = .ask(.discard)
    cause.carryOut(by: desk, in: app)
    #expect(desk.awaitedFlow === awaited)
    #expect(answers.isEmpty)
    try app.tap("Discard")
    await turns { !answers.isEmpty }
    #expect(answers == [nil])
    #expect(desk.awaitedFlow == nil)
    #expect(awaited.parentFlow == nil)
  }
}
