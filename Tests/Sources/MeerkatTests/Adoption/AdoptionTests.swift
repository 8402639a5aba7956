import Meerkat
import MeerkatTesting
import Testing

/// A flow in an app that has none yet, and screens of that app in a flow.
@MainActor
struct AdoptionTests {
  let shop = Shop()

  @Test func aSheetOfAStackThatExistsBecomesAFlow() throws {
    let app = try Driver(ShopView(shop: shop))
    try app.tap("Kettle")
    try app.tap("Buy")
    try app.tap("To this address")
    #expect(app.exists(.header("Payment")))
    try app.back()
    try app.tap("To this address")
    try app.tap("Pay")
    #expect(shop.bought == ["Kettle, paid"])
    #expect(shop.isBuying == nil)
    #expect(shop.path == ["Kettle"])
    #expect(app.exists(.header("Kettle")))
  }

  @Test func theUserClosesTheFlowAndTheAppHearsOfIt() throws {
    let app = try Driver(ShopView(shop: shop))
    try app.tap("Cup")
    try app.tap("Buy")
    try app.close()
    #expect(shop.isBuying == nil)
    #expect(shop.bought.isEmpty)
  }

  @Test func aScreenWithItsOwnStackIsShownWithoutAnother() throws {
    let flow = CheckoutFlow("Cup")
    let app = try Driver(FlowView(flow), width: 30)
    try app.tap("Terms")
    try app.tap("Returns")
    #expect(app.exists("30 days"))
    #expect(app.elements.count { $0.role == .header } == 1)
    // Neither the flow nor its journey know of what happens in that stack.
    #expect(flow.journey == Journey(.address, [.sheet(.terms)]))
    try app.back()
    try app.tap("Done")
    #expect(flow.journey == Journey(.address))
  }

  @Test func nothingIsPushedOntoIt() throws {
    let flow = CheckoutFlow("Cup")
    let app = try Driver(FlowView(flow))
    flow.present(.terms)
    #expect(flow.push(.payment) == .refused(.nothingIsPushedOnTabs))
    flow.present(.payment)
    #expect(app.exists(.header("Payment")))
    flow.reset(to: Journey(.terms))
    #expect(app.exists(.header("Terms")))
    #expect(!app.exists(.any(.sheet)))
  }

  @Test func pushedItIsShownInASheet() throws {
    let flow = CheckoutFlow("Cup")
    let app = try Driver(FlowView(flow))
    flow.push(.terms)
    #expect(app.exists(.any(.sheet)))
    try app.tap("Done")
    #expect(flow.journey == Journey(.address))
  }

  @Test func aCoordinatorHearsTheOutcome() throws {
    let coordinator = Coordinator()
    let app = try Driver(coordinator.makeCheckout())
    try app.tap("To this address")
    try app.tap("Pay")
    #expect(coordinator.events == ["did finish: Kettle, paid"])
  }
}
