import Meerkat
import MeerkatTesting
import Testing

/// A host shows its flow wherever else the flow is placed.
@MainActor
struct MovingHostTests {
  @Test func aHostFollowsAFlowThatIsPlacedElsewhere() async throws {
    let outer = Stair("outer")
    let inner = Stair("inner")
    let app = try Driver(FlowView(inner))
    let other = try Driver(FlowView(outer))
    Task { try await outer.push(inner) }
    await turns { outer.awaitedFlow != nil }
    inner.push(1)
    #expect(app.exists(.header("1")) && other.exists(.header("1")))
    inner.back()
    #expect(app.exists(.header("0")) && other.exists(.header("0")))
  }

  @Test func aHostFollowsAFlowFromPlaceToPlace() async throws {
    let inner = Stair("inner")
    let app = try Driver(FlowView(inner))
    for _ in 0..<2 {
      let outer = Stair("outer")
      let task = Task { try await outer.push(inner) }
      await turns { outer.awaitedFlow != nil }
      inner.push(1)
      #expect(app.exists(.header("1")))
      task.cancel()
      await turns { outer.awaitedFlow == nil }
    }
  }

  @Test func whatAScreenHasAskedForMovesWithItsFlow() async {
    let inner = Eager()
    #expect(inner.outline == "Eager [hall]")
    let outer = Stair("outer")
    Task { try await outer.push(inner) }
    await turns { outer.awaitedFlow != nil }
    inner.push(.garden)
    #expect(inner.journey == Journey(.hall, [.push(.porch), .push(.garden)]))
  }
}
