import Meerkat
import MeerkatTesting
import Testing

@testable import Teapot

@MainActor
struct TeasFlowTests {
  let shelf = Shelf()
  let flow: TeasFlow
  let app: Driver

  init() throws {
    flow = TeasFlow(shelf: shelf)
    app = try Driver(FlowView(flow))
  }

  @Test func aTeaIsShown() throws {
    try app.tap("Sencha")
    #expect(flow.journey == Journey(.teas, [.push(.tea("Sencha"))]))
    #expect(app.exists("Steeps for, 2 minutes"))
    try app.back()
    #expect(flow.journey == Journey(.teas))
  }
}
