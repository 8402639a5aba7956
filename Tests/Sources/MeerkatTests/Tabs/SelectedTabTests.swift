import Meerkat
import MeerkatTesting
import Testing

/// What lies above the selected tab is on screen, and nothing of the others.
@MainActor
struct SelectedTabTests {
  private let app = Pair()
  private let driver: Driver
  private let one: Side

  init() throws {
    driver = try Driver(FlowView(app))
    one = try #require(app.child(Side.self, inTab: Pair.Tab.one))
    one.present(.sheet)
    #expect(driver.exists("at sheet"))
    try app.tabs.select(.two)
    #expect(!driver.exists("at sheet"))
  }

  @Test func aSheetComesBackWithItsTabWhateverElseChanges() throws {
    let two = try #require(app.child(Side.self, inTab: Pair.Tab.two))
    two.push(.page)
    try app.tabs.select(.one)
    #expect(driver.exists("at sheet"))
    one.push(.page)
    try app.tabs.select(.two)
    #expect(driver.exists("at page"))
    #expect(!driver.exists("at sheet"))
  }

  @Test func readingTheLinkFirstChangesNothing() throws {
    try app.tabs.select(.one)
    _ = app.link
    #expect(driver.exists("at sheet"))
    try app.tabs.select(.two)
    _ = app.outline
    #expect(!driver.exists("at sheet"))
  }

  @Test func aSecondHostFollows() throws {
    let other = try Driver(FlowView(app))
    try app.tabs.select(.one)
    #expect(driver.exists("at sheet"))
    #expect(other.exists("at sheet"))
    try app.tabs.select(.two)
    #expect(!other.exists("at sheet"))
    #expect(!driver.exists("at sheet"))
  }
}

@Observable
private final class Pair: Flow {
  enum Tab: String, CaseIterable, LinkValue { case one, two }
  enum Place: Hashable, Linked {
    case main
    static let links = Links<Self> { DeepLink("", .main) }
  }

  let navigator = Navigator<Place>(root: .main)
  var tabs = TabSelection<Tab>()

  func screen(for place: Place) -> some View {
    @Bindable var flow = self
    FlowTabs($flow.tabs) { _ in
      FlowView(Side())
    } label: {
      Text($0.rawValue)
    }
  }
}

private final class Side: Flow {
  enum Place: Hashable { case root, page, sheet }
  let navigator = Navigator<Place>(root: .root)
  func screen(for place: Place) -> some View { Text("at \(place)") }
}
