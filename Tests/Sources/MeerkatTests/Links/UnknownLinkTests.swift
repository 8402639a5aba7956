import Foundation
import Meerkat
import MeerkatTesting
import Testing

/// What a link does that leads nowhere.
@MainActor
struct UnknownLinkTests {
  let devices = Devices()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(devices), width: 30)
  }

  private func follow(_ link: String) throws {
    _ = app.runtime.open(try #require(URL(string: link)))
  }

  @Test(arguments: ["/devices/7", "/devices/install/login", "/devices/install/help"])
  func theButtonLeadsToTheStart(from link: String) throws {
    _ = try devices.open(link).get()
    #expect(!app.exists("Not found"))
    try follow("app:///nowhere")
    #expect(app.exists(.header("Not found")))
    try app.tap("Go to the start")
    #expect(devices.journey == Journey(.list))
    #expect(app.exists(.header("list")))
    #expect(!app.exists("Not found"))
  }

  /// An app that opens its links itself, and has a flow without links.
  private struct Shelves: View {
    let walk: Walk
    @State private var opened = "nothing"

    var body: some View {
      TabView {
        FlowView(walk).tabItem { Text("Walk") }
        Text("opened \(opened)").tabItem { Text("Shelves") }
      }
      .onOpenURL { opened = $0.path() }
    }
  }

  @Test func aFlowWithoutLinksLeavesThemToTheApp() throws {
    let walk = Walk()
    walk.push(.lake)
    let app = try Driver(Shelves(walk: walk), width: 30)
    _ = app.runtime.open(try #require(URL(string: "app:///nowhere")))
    #expect(app.exists(.header("lake")))
    #expect(walk.journey == Journey(.start, [.push(.lake)]))
    try app.select(tab: "Shelves")
    #expect(app.exists("opened /nowhere"))
  }

  private final class Notes: Flow {
    enum Place: Linked {
      case notes, draft

      static let links = Links<Self> { DeepLink("draft", .draft) }
    }

    let navigator = Navigator<Place>(root: .notes)

    func screen(for place: Place) -> some View { Text("text").navigationTitle("\(place)") }
    func shouldLeave(_ place: Place) -> Permission<Place> { .refuse }
  }

  @Test func aGuardIsAskedOnTheWayToTheStart() throws {
    let notes = Notes()
    notes.push(.draft)
    let app = try Driver(FlowView(notes), width: 30)
    try app.open("/nowhere")
    try app.tap("Go to the start")
    #expect(notes.journey == Journey(.notes, [.push(.draft)]))
    #expect(app.exists(.header("draft")))
  }

  @Test("Only accepted links from outside are opened", arguments: ["app", "other"])
  func origins(scheme: String) throws {
    let app = try Driver(
      VStack { FlowView(devices) }.linkOrigins(
        LinkOrigins(hosts: ["example.com"], schemes: ["app"])))
    _ = app.runtime.open(try #require(URL(string: "\(scheme):///devices/7")))
    #expect(devices.journey.isAtRoot == (scheme == "other"))
    #expect(app.exists(.header("Not found")) == (scheme == "other"))
    #expect(try devices.open("https://example.org/devices/7").get() == .arrived)
  }

  @Test func whatTheCodeOpensIsAnsweredAndShowsNothing() throws {
    #expect(devices.open("/nowhere") == .failure(.unknown(segment: "nowhere", position: 1)))
    #expect(app.exists(.header("list")))
    #expect(!app.exists("Not found"))
  }
}
