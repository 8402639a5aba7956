import MeerkatTesting
import Testing

@testable import Teapot

@MainActor
struct TeaListTests {
  @Test func aTapReportsTheTea() throws {
    var selected: [Tea] = []
    let app = try Driver(TeaListScreen(teas: Shelf().teas, didSelect: { selected.append($0) }))
    try app.tap("Sencha")
    #expect(selected.map(\.name) == ["Sencha"])
    #expect(!app.exists(.button("Add tea")))
  }
}
