import Meerkat
import MeerkatTesting
import Testing

@testable import Teapot

@MainActor
struct RestorationTests {
  let shelf = Shelf()

  @Test func theUserComesBackToTheSamePlace() async throws {
    let first = try Driver(FlowView(restoring: "teapot", MainFlow(shelf: shelf)))
    try first.tap("Sencha")
    try first.tap("Brew a cup")
    try await first.settle()
    first.end()

    let second = try Driver(
      FlowView(restoring: "teapot", MainFlow(shelf: shelf)), restoring: first.storedScene)
    #expect(second.exists("Wait for 2 minutes."))
    try second.tap("Stop")
    #expect(second.exists(.header("Sencha")))
  }

  @Test func aTeaThatHasGoneIsNotRestored() async throws {
    let first = try Driver(FlowView(restoring: "teapot", MainFlow(shelf: shelf)))
    try first.tap("Sencha")
    try await first.settle()
    shelf.remove("Sencha")

    let second = try Driver(
      FlowView(restoring: "teapot", MainFlow(shelf: shelf)), restoring: first.storedScene)
    #expect(second.exists(.header("Teas")))
    #expect(!second.exists("Sencha"))
  }
}
