import Meerkat
import MeerkatTesting
import Testing

/// A tab with a view that is no flow, such as a screen that an app has already.
@MainActor
struct PlainTabTests {
  @Observable
  final class Home: Flow {
    enum Place: Codable, Hashable, Restorable {
      case tabs
      static let restoration = Restoration<Self>(name: "home")
    }

    enum Tab: String, CaseIterable, LinkValue { case shop, settings, help }

    let navigator = Navigator<Place>(root: .tabs)
    var tabs: TabSelection<Tab>

    init() throws { tabs = TabSelection(Tab.allCases) }

    func screen(for place: Place) -> some View {
      @Bindable var flow = self
      return FlowTabs($flow.tabs) { tab in
        switch tab {
        case .shop: FlowView(Platform())
        case .settings: OwnStack { Settings() }
        case .help: Text("No help")
        }
      } label: { tab in
        Text(tab.rawValue)
      }
    }
  }

  struct Settings: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        VStack {
          Text("count \(count)")
          Button("add") { count += 1 }
          NavigationLink("more") { Text("deep") }
        }
      }
    }
  }

  let home: Home

  init() throws { home = try Home() }

  @Test func itsStateStaysWhileAnotherTabIsSelected() throws {
    let app = try Driver(FlowView(home), width: 30)
    try app.tap("settings")
    try app.tap("add")
    try app.tap("more")
    try app.tap("shop")
    #expect(app.exists(.header("one bench")))
    try app.tap("settings")
    #expect(app.exists("deep"))
    try app.back()
    #expect(app.exists("count 1"))
  }

  @Test(arguments: [false, true]) func aLinkLeadsThere(isShown: Bool) throws {
    let app = isShown ? try Driver(FlowView(home), width: 30) : nil
    #expect(home.link == "/")
    #expect(try home.open("/settings").get() == .arrived)
    #expect(home.tabs.selected == .settings)
    #expect(home.link == "/settings")
    if let app { #expect(app.exists("count 0")) }
    #expect(try home.open("/shop/office").get() == .arrived)
    #expect(home.link == "/shop/office")
    #expect(throws: LinkError.self) { try home.open("/settings/office").get() }
    #expect(home.tabs.selected == .shop)
    #expect(try home.open("/help").get() == .arrived)
    #expect(home.link == "/help")
    #expect(try home.open("/").get() == .arrived)
    #expect(home.tabs.selected == .shop)
  }

  @Test func theSelectionIsRestored() throws {
    _ = try home.open("/settings").get()
    let archive = try home.archive()
    let restored = try Home()
    #expect(try restored.restore(from: archive).get() == [])
    #expect(restored.tabs.selected == .settings)
    let app = try Driver(FlowView(restored), width: 30)
    #expect(app.exists("count 0"))
  }
}
