import Meerkat
import MeerkatTesting
import Testing

/// Flows in an app of UIKit: in hosting controllers, which its own controllers show.
@MainActor
struct HostingControllerTests {
  let app: Driver
  let shop = ShopController()

  init() throws { app = try Driver(Window(root: shop.tabs)) }

  /// A controller as the app has it: it makes other controllers, and shows them.
  @MainActor
  final class ShopController {
    let tabs = UITabBarController()
    let stack = UINavigationController()
    let walk = Walk()
    private(set) var bought: [String] = []

    init() {
      let list = UIHostingController(rootView: Button("Kettle") { [weak self] in self?.open() })
      list.title = "Shop"
      stack.viewControllers = [list]
      stack.tabBarItem = UITabBarItem(title: "Shop", image: nil, tag: 0)
      let walk = UIHostingController(rootView: FlowView(walk))
      walk.tabBarItem = UITabBarItem(title: "Walk", image: nil, tag: 1)
      tabs.viewControllers = [stack, walk]
    }

    private func open() {
      let product = UIHostingController(rootView: Button("Buy") { [weak self] in self?.buy() })
      product.title = "Kettle"
      stack.pushViewController(product, animated: true)
    }

    private func buy() {
      let checkout = FlowView(CheckoutFlow("Kettle")) { [weak self] in
        self?.bought.append($0)
        self?.stack.dismiss(animated: true)
      }
      stack.present(UIHostingController(rootView: checkout), animated: true)
    }
  }

  private struct Window: UIViewControllerRepresentable {
    let root: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { root }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func aPresentedControllerShowsAFlowAndItsOutcomeClosesIt() throws {
    try app.tap("Kettle")
    try app.tap("Buy")
    try app.tap("To this address")
    #expect(app.exists(.header("Payment")))
    try app.back()
    #expect(app.exists(.header("Address")))
    try app.tap("To this address")
    try app.tap("Pay")
    #expect(shop.bought == ["Kettle, paid"])
    #expect(shop.stack.presentedViewController == nil)
    #expect(shop.stack.viewControllers.count == 2)
    #expect(app.exists("Buy"))
  }

  @Test func theUserClosesThePresentedController() throws {
    try app.tap("Kettle")
    try app.tap("Buy")
    try app.close()
    #expect(shop.bought.isEmpty)
    #expect(shop.stack.presentedViewController == nil)
    try app.back()
    #expect(app.exists("Kettle"))
  }

  @Test func whatTheFlowPresentsLiesAboveItsController() throws {
    try app.tap("Kettle")
    try app.tap("Buy")
    try app.tap("Terms")
    try app.tap("Done")
    #expect(app.exists(.header("Address")))
    #expect(shop.stack.presentedViewController != nil)
  }

  @Test func inATabItKeepsItsJourney() throws {
    try app.select(tab: "Walk")
    try app.tap("Up")
    try app.tap("Count")
    try app.select(tab: "Shop")
    try app.tap("Kettle")
    try app.select(tab: "Walk")
    #expect(app.exists(.text("hill 1")))
    #expect(shop.walk.journey == Journey(.start, [.push(.hill)]))
    try app.back()
    #expect(app.exists(.header("start")))
    #expect(shop.stack.viewControllers.count == 2)
  }
}
