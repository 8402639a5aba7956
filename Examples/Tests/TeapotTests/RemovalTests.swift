import Meerkat
import MeerkatTesting
import Testing

@testable import Teapot

@MainActor
struct RemovalTests {
  let shelf = Shelf()

  @Test func aTeaIsRemovedAfterAQuestion() throws {
    let flow = TeasFlow(shelf: shelf)
    let app = try Driver(FlowView(flow))
    try app.tap("Sencha")
    try app.tap("Remove")
    #expect(try app.element(.alert("Remove “Sencha”?")).value == "The cups that you drank stay.")
    try app.tap("Keep")
    #expect(flow.journey == Journey(.teas, [.push(.tea("Sencha"))]))
    try app.tap("Remove")
    try app.tap(.button("Remove"))
    #expect(flow.journey == Journey(.teas))
    #expect(!app.exists("Sencha"))
  }
}
