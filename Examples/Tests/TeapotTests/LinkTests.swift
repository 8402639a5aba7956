import Meerkat
import MeerkatTesting
import Testing

@testable import Teapot

@MainActor
struct LinkTests {
  let flow = MainFlow(shelf: Shelf())
  let app: Driver

  init() throws { app = try Driver(FlowView(flow)) }

  @Test func theLinkFollowsTheUser() throws {
    #expect(flow.link == "/")
    try app.tap("Earl Grey")
    #expect(flow.link == "/teas/Earl%20Grey")
    try app.select(tab: "Cups")
    #expect(flow.link == "/cups")
    try app.select(tab: "Teas")
    #expect(app.exists(.header("Earl Grey")))
  }

  @Test func aLinkLeadsThroughAllFlows() throws {
    #expect(flow.open("/teas/Sencha/brew/rating") == .success(.arrived))
    #expect(app.exists(.header("How was it?")))
    try app.tap("Stop")
    #expect(flow.link == "/teas/Sencha")
  }

  @Test func aTeaThatIsNotThereIsNotShown() throws {
    flow.open("/teas/Coffee")
    #expect(flow.link == "/")
    #expect(app.exists(.header("Teas")))
  }
}
