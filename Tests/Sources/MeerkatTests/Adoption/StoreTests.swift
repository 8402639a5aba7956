import Meerkat
import MeerkatTesting
import Testing

/// A flow in an app whose state changes by actions that a reducer answers.
@MainActor
struct StoreTests {
  let store = Store()

  /// A flow that ends closes what it is in, as the user does; then it tells its outcome.
  @Test func theOutcomeOfAFlowIsAnAction() throws {
    let app = try Driver(StoreView(store: store))
    try app.tap("Kettle")
    try app.tap("Buy")
    try app.tap("To this address")
    #expect(app.exists(.header("Payment")))
    try app.tap("Pay")
    #expect(app.exists(.header("Receipt")))
    #expect(app.exists("Kettle, paid"))
    #expect(store.state == Store.State(bought: ["Kettle, paid"]))
    #expect(
      store.sent == [
        .select("Kettle"), .buy("Kettle"), .dismiss(.checkout("Kettle"), .user),
        .finishCheckout("Kettle, paid"),
      ])
  }

  @Test func goingBackInTheFlowIsNoneAndClosingItIs() throws {
    let app = try Driver(StoreView(store: store))
    try app.tap("Cup")
    try app.tap("Buy")
    try app.tap("To this address")
    try app.back()
    #expect(app.exists(.header("Address")))
    #expect(store.sent == [.select("Cup"), .buy("Cup")])
    try app.close()
    #expect(app.exists(.header("Cup")))
    #expect(store.sent.last == .dismiss(.checkout("Cup"), .user))
    try app.back()
    #expect(store.sent.last == .dismiss(.product("Cup"), .user))
    #expect(app.exists(.header("Shop")))
  }

  @Test func theReducerTakesTheFlowAway() throws {
    let app = try Driver(StoreView(store: store))
    try app.tap("Cup")
    try app.tap("Buy")
    try app.tap("To this address")
    store.send(.cancelOrder)
    #expect(app.exists(.header("Shop")))
    #expect(!app.exists(.any(.sheet)))
    #expect(
      store.sent.suffix(2) == [
        .dismiss(.checkout("Cup"), .flow), .dismiss(.product("Cup"), .flow),
      ])
    #expect(store.state == Store.State())
  }

  @Test func theStoreIsTestedWithoutAView() {
    store.send(.select("Cup"))
    store.send(.buy("Cup"))
    #expect(
      store.state.directions == [
        .forward(to: .product("Cup")), .forward(to: .checkout("Cup"), style: .sheet),
      ])
  }
}
