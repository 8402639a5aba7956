import Meerkat
import MeerkatTesting
import Testing

/// A plain view keeps one flow, as it keeps a state object.
@MainActor
struct PlainViewTests {
  final class Details: Flow {
    let navigator: Navigator<String>
    init(_ id: Int) { navigator = Navigator(root: "details \(id)") }
    func screen(for place: String) -> some View { PlaceScreen(name: place) }
  }

  struct Frame: View {
    let isNamed: Bool
    @State private var id = 0

    var body: some View {
      VStack {
        Button("Next \(id)") { id += 1 }
        if isNamed {
          FlowView(Details(id)).id(id)
        } else {
          FlowView(Details(id))
        }
      }
    }
  }

  @Test func theFirstFlowStaysHoweverOftenTheViewIsUpdated() throws {
    let app = try Driver(Frame(isNamed: false))
    try app.tap("Count")
    try app.tap("Next 0")
    try app.tap("Next 1")
    #expect(app.exists("Next 2"))
    #expect(app.exists(.text("details 0 1")))
  }

  @Test func anotherIdentityIsAnotherFlow() throws {
    let app = try Driver(Frame(isNamed: true))
    try app.tap("Next 0")
    #expect(app.exists(.text("details 1 0")))
  }
}
