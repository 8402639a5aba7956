import Meerkat
import MeerkatTesting
import Testing

/// A flow in one tab of an app that has tabs of its own.
@MainActor
struct ForeignTabTests {
  let walk = Walk()
  let shop = Shop()

  /// The app's tabs as they were, but for one of them.
  struct Tabs: View {
    let walk: Walk
    let shop: Shop
    @State private var selected = "Shop"

    var body: some View {
      TabView(selection: $selected) {
        ShopView(shop: shop).tabItem { Text("Shop") }.tag("Shop")
        FlowView(walk).tabItem { Text("Walk") }.tag("Walk")
        Button("Go for a walk") { selected = "Walk" }.tabItem { Text("Help") }.tag("Help")
      }
    }
  }

  @Test func itsJourneyAndItsScreensStayWhileOtherTabsAreSelected() throws {
    let app = try Driver(Tabs(walk: walk, shop: shop))
    try app.select(tab: "Walk")
    try app.tap("Up")
    try app.tap("Count")
    try app.select(tab: "Shop")
    try app.tap("Kettle")
    try app.select(tab: "Help")
    try app.tap("Go for a walk")
    #expect(walk.journey == Journey(.start, [.push(.hill)]))
    #expect(app.exists(.text("hill 1")))
    try app.back()
    #expect(walk.journey == Journey(.start))
    #expect(shop.path == ["Kettle"])
  }

  @Test func eachTabHasItsOwnWayBack() throws {
    let app = try Driver(Tabs(walk: walk, shop: shop))
    try app.tap("Kettle")
    try app.select(tab: "Walk")
    try app.tap("Up")
    try app.select(tab: "Shop")
    try app.back()
    #expect(shop.path.isEmpty)
    #expect(walk.journey == Journey(.start, [.push(.hill)]))
  }

  @Test func whatTheFlowPresentsCoversTheTabs() throws {
    let app = try Driver(Tabs(walk: walk, shop: shop))
    try app.select(tab: "Walk")
    walk.present(.lake)
    #expect(app.exists(.header("lake")))
    #expect(!app.exists(.tab("Shop")))
    try app.close()
    #expect(app.exists(.tab("Shop")))
    #expect(walk.journey == Journey(.start))
  }

  @Test func aPushFromElsewhereWaitsInItsTab() throws {
    let app = try Driver(Tabs(walk: walk, shop: shop))
    try app.select(tab: "Walk")
    try app.select(tab: "Shop")
    walk.push(.hill)
    #expect(app.exists(.header("Shop")))
    try app.select(tab: "Walk")
    #expect(app.exists(.header("hill")))
  }

  @Test func theAppHearsTheOutcomeAndSelectsATab() throws {
    struct Tabs: View {
      let checkout: CheckoutFlow
      @State private var selected = "Checkout"
      @State private var bought: [String] = []

      var body: some View {
        TabView(selection: $selected) {
          FlowView(checkout) { outcome in
            bought.append(outcome)
            selected = "Bought"
          }
          .tabItem { Text("Checkout") }
          .tag("Checkout")
          List(bought, id: \.self) { Text($0) }.tabItem { Text("Bought") }.tag("Bought")
        }
      }
    }
    let checkout = CheckoutFlow("Cup")
    let app = try Driver(Tabs(checkout: checkout))
    try app.tap("To this address")
    try app.tap("Pay")
    #expect(app.exists("Cup, paid"))
    // The outermost flow of a tab has nothing to go back to: what comes next is the app's business.
    #expect(checkout.journey == Journey(.address, [.push(.payment)]))
  }
}
