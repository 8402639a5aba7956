import Meerkat
import MeerkatTesting
import Testing

@testable import Teapot

@MainActor
struct BrewingTests {
  let shelf = Shelf()
  let flow: TeasFlow
  let app: Driver

  init() throws {
    flow = TeasFlow(shelf: shelf)
    app = try Driver(FlowView(flow))
    try app.tap("Sencha")
    try app.tap("Brew a cup")
    try app.tap("It’s ready")
  }

  @Test func aRatedCupIsKept() throws {
    #expect(flow.child(BrewingFlow.self)?.journey == Journey(.steeping, [.push(.rating)]))
    try app.tap("4 of 5")
    #expect(shelf.cups == [Cup(id: 1, tea: "Sencha", stars: 4)])
    #expect(flow.journey == Journey(.teas, [.push(.tea("Sencha"))]))
  }

  @Test func nothingIsKeptAfterStop() throws {
    try app.tap("Stop")
    #expect(shelf.cups.isEmpty)
    #expect(flow.journey == Journey(.teas, [.push(.tea("Sencha"))]))
  }
}
