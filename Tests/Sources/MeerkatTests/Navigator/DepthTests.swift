import Meerkat
import MeerkatTesting
import Testing

/// How many steps may lie on each other.
@MainActor
struct DepthTests {
  @Test func beyondTheLimitAStepIsRefusedAndNothingChanges() throws {
    let shaft = Shaft()
    for number in 1..<64 { #expect(shaft.push(.level(number)).change != nil) }
    #expect(shaft.push(.level(64)) == .refused(.tooDeep(limit: 64)))
    #expect(
      shaft.go([.back, .forward(to: .level(1)), .forward(to: .level(2))])
        == .refused(.tooDeep(limit: 64)))
    #expect(shaft.journey.steps.count == 64)
    #expect(shaft.go(.replaceTop(with: .level(99))).change != nil)
    shaft.back()
    #expect(shaft.push(.level(64)).change != nil)
  }

  @Test func theStepsOfAllFlowsCountOnce() throws {
    let shaft = Shaft(maxDepth: 6)
    shaft.push(.inner)
    let inner = try #require(shaft.child(Shaft.self))
    for number in 1...4 { #expect(inner.push(.level(number)).change != nil) }
    #expect(inner.push(.level(5)) == .refused(.tooDeep(limit: 6)))
    #expect(
      shaft.go(.replaceTop(with: .level(0))) == .done(shaft.journeyChange(replacing: .inner)))
    #expect(shaft.push(.level(5)).change != nil)
  }

  @Test func aFlowIsNotPresentedBeyondTheLimit() async {
    let shaft = Shaft(maxDepth: 2)
    shaft.push(.level(1))
    await #expect(throws: Refusal.tooDeep(limit: 2)) { try await shaft.present(Shaft()) }
  }

  @Test("A link is as deep as the limit, or leads nowhere", arguments: [10, 20])
  func links(limit: Int) throws {
    let shaft = Shaft(maxDepth: limit)
    let levels = (1..<limit).map { "level/\($0)" }.joined(separator: "/")
    #expect(shaft.open("/" + levels) == .success(.arrived))
    let journey = shaft.journey
    #expect(
      shaft.open("/\(levels)/level/0") == .failure(.refused(.tooDeep(limit: limit))))
    let inner = Array(repeating: "inner", count: limit).joined(separator: "/")
    #expect(shaft.open("/" + inner) == .failure(.refused(.tooDeep(limit: limit))))
    #expect(shaft.journey == journey)
  }

  @Test func anArchiveIsRestoredAsFarAsTheLimit() throws {
    let deep = Shaft(maxDepth: 100)
    for number in 1..<100 { deep.push(.level(number)) }
    let shaft = Shaft()
    let lost = try shaft.restore(from: deep.archive()).get()
    #expect(shaft.journey.steps.count == 64)
    #expect(lost.map(\.description) == ["steps 64 to 99: No more than 64 steps are read."])
  }

  @Test func anAssignmentBeyondTheLimitChangesNothing() {
    let shaft = Shaft(maxDepth: 2)
    shaft.reset(to: Journey(.top, [.push(.level(1)), .push(.level(2))]))
    #expect(shaft.journey == Journey(.top))
  }
}

/// A flow with any number of levels, each of which may be a flow of its own.
private final class Shaft: Flow {
  enum Place: Codable, Hashable { case top, level(Int), inner }

  let navigator: Navigator<Place>

  init(maxDepth: Int = 64) { navigator = Navigator(root: .top, maxDepth: maxDepth) }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .top, .level: Text("\(place)")
    case .inner: FlowView(Shaft())
    }
  }

  func journeyChange(replacing place: Place) -> Journey<Place>.Change {
    var before: Journey<Place> = Journey(.top, [.push(place)])
    guard let change = try? before.go(.replaceTop(with: .level(0))) else {
      preconditionFailure("A step that is pushed can be replaced.")
    }
    return change
  }
}

extension Shaft.Place: Linked, Restorable {
  fileprivate static let restoration = Restoration<Self>(name: "shaft")
  fileprivate static let links = Links<Self> {
    DeepLink("", .top)
    DeepLink("level/{number}", Self.level) {
      if case .level(let number) = $0 { number } else { nil }
    }
    DeepLink("inner", .inner)
  }
}
