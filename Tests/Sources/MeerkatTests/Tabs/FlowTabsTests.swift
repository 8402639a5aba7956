import Meerkat
import MeerkatTesting
import Testing

/// Tabs that each hold a flow.
@MainActor
struct FlowTabsTests {
  enum Tab: String, Hashable, LinkValue { case home, devices }

  @Observable
  final class Main: Flow {
    enum Place: Codable, Hashable, Linked, Restorable {
      case tabs, note
      static let restoration = Restoration<Self>(name: "main")
      static let links = Links<Self> {
        DeepLink("", .tabs)
        DeepLink("note", .note, as: .sheet)
      }
    }

    let navigator = Navigator<Place>(root: .tabs)
    var tabs: TabSelection<Tab>

    init() throws {
      tabs = TabSelection([.home, .devices])
    }

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .tabs:
        @Bindable var flow = self
        FlowTabs($flow.tabs) { tab in
          switch tab {
          case .home: FlowView(Installation())
          case .devices: FlowView(Devices())
          }
        } label: { tab in
          Text(tab.rawValue)
        }
      case .note: PlaceScreen(name: "note")
      }
    }
  }

  let main: Main
  let app: Driver

  init() throws {
    let main = try Main()
    self.main = main
    app = try Driver(FlowView(main), width: 30)
  }

  var home: Installation? { main.flows(at: .tabs).lazy.compactMap { $0 as? Installation }.first }
  var devices: Devices? { main.flows(at: .tabs).lazy.compactMap { $0 as? Devices }.first }

  @Test func eachTabHasAStackOfItsOwn() throws {
    try app.tap("Next")
    #expect(app.exists(.header("login ")))
    try app.tap("devices")
    #expect(app.exists(.header("list")))
    try app.tap("Install")
    #expect(app.exists(.header("detect")))
    try app.tap("home")
    #expect(app.exists(.header("login ")))
    #expect(home?.journey == Journey(.detect, [.push(.login(nil))]))
    #expect(devices?.journey == Journey(.list, [.push(.install)]))
    try app.back()
    #expect(app.exists(.header("detect")))
  }

  @Test func aFlowIsMadeWhenItsTabIsFirstSelected() throws {
    #expect(devices == nil)
    try app.tap("devices")
    let made = try #require(devices)
    try app.tap("home")
    try app.tap("devices")
    #expect(devices === made)
  }

  @Test func selectingAgainGoesToTheRoot() throws {
    try app.tap("Next")
    try app.tap("home")
    #expect(home?.journey == Journey(.detect))
    #expect(app.exists(.header("detect")))
  }

  @Test func whatAFlowInATabPresentsLiesAboveAllTabs() throws {
    home?.present(.help)
    #expect(app.exists(.header("help")))
    main.present(.note)
    #expect(app.exists(.header("note")))
    try app.close()
    #expect(app.exists(.header("help")))
    try app.close()
    #expect(app.exists(.header("detect")))
  }

  @Test func nothingIsPushedOntoTabs() {
    #expect(main.push(.note) == .refused(.nothingIsPushedOnTabs))
  }

  @Test(
    "A link selects the tab",
    arguments: ["/", "/home/login", "/devices", "/devices/devices/install/login"])
  func links(link: String) throws {
    _ = try main.open(link).get()
    #expect(main.link == link)
    let other = try Main()
    _ = try other.open(link).get()
    #expect(other.link == link)
    #expect(other.tabs.selected == main.tabs.selected)
  }

  @Test func aLinkToATabsRootLeavesWhatIsPushedThere() throws {
    _ = try main.open("/home/login").get()
    _ = try main.open("/devices").get()
    #expect(main.tabs.selected == .devices)
    _ = try main.open("/").get()
    #expect(main.tabs.selected == .home)
    #expect(home?.journey == Journey(.detect))
    #expect(app.exists(.header("detect")))
  }

  @Test func tabsAreRestoredWithTheirFlows() throws {
    try app.tap("Next")
    try app.tap("devices")
    try app.tap("Install")
    let other = try Main()
    #expect(try other.restore(from: main.archive()).get() == [])
    #expect(other.link == "/devices/devices/install")
    let flows = other.flows(at: .tabs)
    let home = try #require(flows.lazy.compactMap { $0 as? Installation }.first)
    #expect(home.journey == Journey(.detect, [.push(.login(nil))]))
    #expect(try other.archive() == main.archive())
  }

  @Test func aTabThatWasNeverSeenStaysSo() throws {
    let other = try Main()
    #expect(try other.restore(from: main.archive()).get() == [])
    #expect(other.flows(at: .tabs).count == 1)
  }

  @Test func theFlowsInTabsGoWithTheFlow() throws {
    weak var released: Main?
    weak var inTab: Devices?
    do {
      let main = try Main()
      _ = try main.open("/devices/devices/install").get()
      released = main
      inTab = main.flows(at: .tabs).lazy.compactMap { $0 as? Devices }.first
      #expect(inTab != nil)
    }
    #expect(released == nil)
    #expect(inTab == nil)
  }
}
