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

  @Test func aFlowWithoutLinksStartsAtItsRoot() throws {
    let walk = Walk()
    walk.push(.lake)
    let app = try Driver(FlowView(walk), width: 30)
    _ = app.runtime.open(try #require(URL(string: "app:///nowhere")))
    try app.tap("Go to the start")
    #expect(walk.journey == Journey(.start))
  }

  @Test func aGuardIsAskedOnTheWayToTheStart() throws {
    let desk = Desk()
    desk.push(.editor)
    desk.leaving[.editor] = .refuse
    let app = try Driver(FlowView(desk), width: 30)
    _ = app.runtime.open(try #require(URL(string: "app:///nowhere")))
    try app.tap("Go to the start")
    #expect(desk.journey == Journey(.table, [.push(.editor)]))
    #expect(app.exists(.header("editor")))
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
