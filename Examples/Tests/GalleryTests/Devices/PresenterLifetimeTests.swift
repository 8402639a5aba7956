import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// No presenter outlives its view, whichever way the user, or anybody else, leaves.
@MainActor
struct PresenterLifetimeTests {
  let discovery = ScriptedDiscovery()
  let authentication = ScriptedAuthentication()
  let gallery: GalleryFlow
  var app: Driver
  let census = Census()

  init() async throws {
    let services = try await DevicesServices.scripted(
      discovery: discovery, authentication: authentication, devices: [.gate])
    gallery = GalleryFlow(services: try await .scripted(services))
    app = try Driver(
      FlowView(gallery).environment(\.didMakePresenter, census.register), width: 44)
    try app.tap("Devices")
    try await app.waitFor(.header("1 device"))
  }

  enum Step: CaseIterable { case detection, login, waiting, details }

  /// Opens the installation, and goes on to a step; whoever belongs to it is registered.
  func install(to step: Step) async throws {
    try app.tap("Install a device")
    try await app.waitFor(.header("Find your lock"))
    try register(#require(gallery.child(DeviceInstallationFlow.self)))
    guard step != .detection else { return }
    discovery.tell(.found(.door))
    try await app.waitFor("Front door")
    try app.tap("Front door")
    guard step != .login else { return }
    try app.type("open-sesame", into: "Password")
    try app.tap(.button("Log in"))
    await authentication.loginHasBegun()
    guard step == .details else { return }
    authentication.answer(.success(.accepted(.first)))
    try await app.waitFor(.button("Close"))
  }

  func register(_ installation: DeviceInstallationFlow) {
    census.register(installation)
    census.register(installation.presenter)
  }

  static let everybody: [Step: [String]] = [
    .detection: ["DetectionPresenter"],
    .login: ["DetectionPresenter", "LoginPresenter"],
    .waiting: ["DetectionPresenter", "LoginPresenter"],
    .details: ["DetectionPresenter", "LoginPresenter", "DeviceDetailsPresenter"],
  ]

  enum Way: CaseIterable {
    case swipe, parentCloses, assignment, link, otherRoom
  }

  func leave(_ way: Way) throws {
    let devices = try #require(gallery.child(DevicesFlow.self))
    switch way {
    case .swipe: try app.close()
    case .parentCloses: devices.close()
    case .assignment: gallery.reset(to: Journey(.home))
    case .link: gallery.open("/devices/LK-2")
    case .otherRoom: gallery.open("/todos")
    }
  }

  @Test(
    "An installation that is left takes all with it", arguments: Step.allCases, Way.allCases)
  func leaving(step: Step, way: Way) async throws {
    try await install(to: step)
    #expect(
      census.everybody
        == (["DeviceInstallationFlow", "DeviceInstallationPresenter", "DeviceListPresenter"]
        + Self.everybody[step, default: []]).sorted())
    try leave(way)
    try await app.waitUntil { census.survivors.allSatisfy(Self.belongsToTheList) }
    // What comes too late concerns nobody.
    if step == .waiting { authentication.answer(.success(.accepted(.first))) }
    try await app.settle()
    #expect(census.survivors.allSatisfy(Self.belongsToTheList))
    #expect(!app.exists(.any(.sheet)))
  }

  private static func belongsToTheList(_ name: String) -> Bool {
    // The way by link ends at the details of another device.
    ["DeviceListPresenter", "DeviceDetailsPresenter"].contains(name)
  }

  @Test func anInstallationThatFinishesTakesAllWithIt() async throws {
    try await install(to: .details)
    try app.tap("Close")
    try await app.waitFor(.header("2 devices"))
    try await app.waitUntil { census.survivors == ["DeviceListPresenter"] }
  }

  @Test func anInstallationThatIsCancelledTakesAllWithIt() async throws {
    try await install(to: .detection)
    try app.tap("Cancel")
    try await app.waitUntil { census.survivors == ["DeviceListPresenter"] }
    try await app.waitUntil { discovery.ended == 1 }
  }

  @Test func goingBackLetsGoOfTheStepThatWasLeft() async throws {
    try await install(to: .details)
    try app.back()
    try await app.waitUntil { !census.survivors.contains("DeviceDetailsPresenter") }
    try app.back()
    try await app.waitUntil { !census.survivors.contains("LoginPresenter") }
    #expect(
      census.survivors == [
        "DetectionPresenter", "DeviceInstallationFlow", "DeviceInstallationPresenter",
        "DeviceListPresenter",
      ])
  }

  @Test func theDetailsFromTheListGoWithTheirScreen() async throws {
    try app.tap("Garden gate")
    try await app.waitFor("Latch Mini")
    #expect(census.everybody == ["DeviceDetailsPresenter", "DeviceListPresenter"])
    try app.back()
    try await app.waitUntil { census.survivors == ["DeviceListPresenter"] }
  }

  @Test func theListGoesWithItsRoom() async throws {
    try app.back()
    try await app.waitUntil { census.survivors == [] }
    #expect(census.everybody == ["DeviceListPresenter"])
  }

  @Test mutating func nobodyIsLeftWhenTheAppEnds() async throws {
    try await install(to: .waiting)
    app = try Driver(Text("Another app"))
    gallery.reset(to: Journey(.home))
    try await app.waitUntil { census.survivors == [] }
    #expect(census.everybody.count == 5)
  }
}
