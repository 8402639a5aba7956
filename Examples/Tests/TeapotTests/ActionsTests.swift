import MeerkatTesting
import Testing

@testable import Teapot

@MainActor
struct ActionsTests {
  @Test func aButtonWithoutAListenerIsNotShown() throws {
    var cups = 0
    let tea = Tea(name: "Sencha")
    let app = try Driver(TeaScreen(tea: tea).didPressBrew { cups += 1 })
    try app.tap("Brew a cup")
    #expect(cups == 1)
    #expect(!app.exists("Remove"))
  }
}
