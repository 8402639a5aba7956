import Meerkat
import MeerkatTesting
import Testing

/// A flow that one of an app's coordinators hosts.
@MainActor
struct CoordinatorTests {
  let coordinator = ShopCoordinator()

  @Test func theCoordinatorGoesOnWithTheOutcome() throws {
    let app = try Driver(coordinator.start())
    try app.tap("Kettle")
    try app.tap("Buy")
    try app.tap("To this address")
    try app.tap("Pay")
    #expect(coordinator.checkout == nil)
    #expect(coordinator.path == [.product("Kettle"), .receipt("Kettle, paid")])
    #expect(app.exists(.header("Receipt")))
    #expect(!app.exists(.any(.sheet)))
    try app.back()
    #expect(app.exists(.header("Kettle")))
  }

  @Test func theUserClosesTheFlowAndTheCoordinatorReleasesIt() throws {
    let app = try Driver(coordinator.start())
    try app.tap("Kettle")
    try app.tap("Buy")
    weak let checkout = coordinator.checkout
    #expect(checkout != nil)
    try app.close()
    #expect(coordinator.checkout == nil)
    #expect(app.exists(.header("Kettle")))
    #expect(checkout == nil)
  }

  @Test func theFlowLeavesItselfAndTheCoordinatorHearsOfIt() throws {
    let app = try Driver(coordinator.start())
    try app.tap("Kettle")
    try app.tap("Buy")
    coordinator.checkout?.leave()
    #expect(app.exists(.header("Kettle")))
    #expect(coordinator.checkout == nil)
  }

  @Test(arguments: [false, true])
  func theCoordinatorOpensTheFlowAtAnyStep(isOpen: Bool) throws {
    let app = try Driver(coordinator.start())
    if isOpen {
      try app.tap("Kettle")
      try app.tap("Buy")
    }
    coordinator.openPayment(for: "Kettle")
    #expect(app.exists(.header("Payment")))
    try app.back()
    #expect(app.exists(.header("Address")))
    try app.close()
    #expect(app.exists(.header("Kettle")))
    #expect(coordinator.path == [.product("Kettle")])
  }

  @Test func aFlowIsACoordinatorLikeOthers() throws {
    let help = HelpCoordinator()
    let app = try Driver(help.start())
    try app.tap("Where is my kettle?")
    #expect(help.journey == Journey(.questions, [.push(.answer)]))
    try app.back()
    #expect(app.exists(.header("Help")))
  }
}
