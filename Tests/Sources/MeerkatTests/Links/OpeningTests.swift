import Meerkat
import MeerkatTesting
import Testing

/// Links lead through flows, and flows know the link to where the user is.
@MainActor
struct OpeningTests {
  let devices = Devices()

  var installation: Installation? { devices.flow(at: .install) as? Installation }

  @Test func aLinkBuildsTheWholeJourney() throws {
    _ = try devices.open("https://example.com/devices/install/login?name=Zo%C3%AB").get()
    #expect(devices.journey == Journey(.list, [.push(.install)]))
    #expect(installation?.journey == Journey(.detect, [.push(.login("Zoë"))]))
  }

  @Test(
    "What is printed leads back, in another app too",
    arguments: [
      "/devices", "/devices/7", "/devices/install", "/devices/install/login",
      "/devices/install/login?name=Zo%C3%AB", "/devices/install/help",
      "/devices/install/login/help", "/devices/install/login/devices/3", "/devices/1/devices/2",
      "/devices/install/devices/3", "/devices/install/login/;push/help",
    ])
  func roundTrip(link: String) throws {
    _ = try devices.open(link).get()
    #expect(devices.link == link)
    let other = Devices()
    _ = try other.open(try #require(devices.link)).get()
    #expect(other.journey == devices.journey)
    #expect((other.flow(at: .install) as? Installation)?.journey == installation?.journey)
  }

  @Test(
    "A link that does not fit changes nothing, and says which part",
    arguments: [
      ("/devices/install/coffee", LinkError.unknown(segment: "coffee", position: 3)),
      ("/moon", .unknown(segment: "moon", position: 1)),
      (
        "/devices/x",
        .wrongType(segment: "x", position: 2, parameter: "id", expected: "Int")
      ),
      ("/devices/%", .brokenPercentEncoding(part: "%")),
      ("", .empty("")), ("https://", .empty("https://")),
    ])
  func misfit(link: String, error: LinkError) throws {
    _ = try devices.open("/devices/install/login").get()
    let before = devices.journey
    let inner = installation
    #expect(throws: error) { _ = try devices.open(link).get() }
    #expect(devices.journey == before)
    #expect(installation === inner)
    #expect(inner?.journey == Journey(.detect, [.push(.login(nil))]))
  }

  @Test func whatIsThereAlreadyStays() throws {
    devices.push(.install)
    let before = try #require(installation)
    _ = try devices.open("/devices/install/login").get()
    #expect(installation === before)
    #expect(before.journey == Journey(.detect, [.push(.login(nil))]))
    _ = try devices.open("/devices/install").get()
    #expect(installation === before)
    #expect(before.journey == Journey(.detect))
  }

  @Test func guardsAreAskedAndTheLinkIsTakenUpAgain() throws {
    devices.isSignedIn = false
    #expect(devices.open("/devices/install/login") == .success(.redirected("hint")))
    #expect(devices.journey == Journey(.list, [.alert(.hint)]))
    devices.isSignedIn = true
    devices.close()
    #expect(devices.journey == Journey(.list, [.push(.install)]))
    #expect(installation?.journey == Journey(.detect, [.push(.login(nil))]))
  }

  @Test func placesWithoutALinkAreLeftOut() throws {
    devices.go([.forward(to: .device(3)), .forward(to: .hint, style: .alert)])
    #expect(devices.link == "/devices/3")
  }

  @Test func theScreenIsThereWithAWayBack() throws {
    let app = try Driver(FlowView(devices), width: 30)
    _ = try devices.open("/devices/install/login").get()
    #expect(app.exists(.header("login ")))
    try app.back()
    #expect(app.exists(.header("detect")))
    try app.back()
    #expect(app.exists(.header("list")))
  }
}
