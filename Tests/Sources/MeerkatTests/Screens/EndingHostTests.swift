import Meerkat
import MeerkatTesting
import Testing

/// What a host takes with it goes in its turn, and what another host needs stays.
@MainActor
struct EndingHostTests {
  @Test func whatEndsWithAHostEndsAfterTheStepsThatGo() async throws {
    let stair = Stair("outer")
    let app = try Driver(FlowView(stair))
    let inner = Stair("inner", tells: stair)
    Task { try await stair.push(inner) }
    await turns { stair.awaitedFlow != nil }
    stair.go([.forward(to: 1), .forward(to: 2), .forward(to: 3)])
    stair.didEnd = { if $0 == "outer 3" { app.end() } }
    stair.back(to: 1)
    #expect(stair.ended == ["outer 3", "outer 2", "inner 0"])
    #expect(stair.journey == Journey(0, [.push(1)]))
  }

  @Test func whatAFlowAsksForWhenItsHostGoesComesAfterwards() async throws {
    let stair = Stair("outer")
    let app = try Driver(FlowView(stair))
    let inner = Stair("inner", tells: stair)
    Task { try await stair.push(inner) }
    await turns { stair.awaitedFlow != nil }
    var answer: NavigationAnswer<Int>?
    stair.didEnd = { [unowned stair] in if $0 == "inner 0" { answer = stair.push(4) } }
    app.end()
    #expect(answer == .waiting(.queued))
    #expect(stair.journey == Journey(0, [.push(4)]))
  }

  @Test func aSheetClosesThoughAnotherHostShowsItsFlow() throws {
    let stair = Stair("shown twice")
    let app = try Driver(StairSheet(stair: stair))
    let other = try Driver(FlowView(stair))
    #expect(app.exists(.any(.sheet)) && other.exists(.header("0")))
    stair.back()
    #expect(!app.exists(.any(.sheet)))
  }

  @Test func theNewestHostThatIsLeftHearsOfTheOutcome() throws {
    let stair = Stair("shown twice")
    var heard: [Int] = []
    let apps = try (0..<2).map { host in try Driver(FlowView(stair) { heard.append(host) }) }
    stair.finish()
    apps[1].end()
    stair.finish()
    // The optimiser would end the other one before.
    withExtendedLifetime(apps) {}
    #expect(heard == [1, 0])
  }
}

/// A flow of numbers that tells of those that end.
final class Stair: Flow {
  typealias Outcome = Void
  let navigator = Navigator(root: 0)
  let name: String
  private weak var listener: Stair?
  var ended: [String] = []
  var causes: [NavigationCause] = []
  /// What is shown at 7.
  var below: Stair?
  var didEnd: (String) -> Void = { _ in }

  init(_ name: String, tells listener: Stair? = nil) {
    self.name = name
    self.listener = listener
  }

  func screen(for place: Int) -> some View {
    if place == 7, let below { FlowView(below) } else { PlaceScreen(name: "\(place)") }
  }

  func didDismiss(_ place: Int, cause: NavigationCause) {
    let listener = listener ?? self
    listener.ended.append("\(name) \(place)")
    listener.causes.append(cause)
    listener.didEnd("\(name) \(place)")
  }
}

private struct StairSheet: View {
  let stair: Stair
  @State private var isShown = true

  var body: some View {
    Text("below").sheet(isPresented: $isShown) { FlowView(stair) }
  }
}
