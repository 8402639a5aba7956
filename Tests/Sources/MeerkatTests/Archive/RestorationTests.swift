import Foundation
import Meerkat
import MeerkatTesting
import Testing

/// A flow is saved with the flows in it, and finds itself again.
@MainActor
struct RestorationTests {
  let devices = Devices()

  private func installation(in devices: Devices) -> Installation? {
    devices.flow(at: .install) as? Installation
  }

  private func archived(_ link: String) throws -> Data {
    let devices = Devices()
    _ = try devices.open(link).get()
    return try devices.archive()
  }

  @Test func theArchiveNamesNothingButWhatTheAppChose() throws {
    let archive = try archived("/devices/install/help")
    #expect(
      String(decoding: archive, as: UTF8.self) == #"""
        {"children":{"1":{"name":"installation","presented":{"1":"sheet"},\#
        "steps":[{"detect":{}},{"help":{}}],"version":1}},"name":"devices",\#
        "steps":[{"list":{}},{"install":{}}],"version":1}
        """#)
  }

  @Test(
    "What is restored is what was saved",
    arguments: [
      "/devices", "/devices/7", "/devices/install/login?name=Zo%C3%AB",
      "/devices/install/login/devices/3",
    ])
  func roundTrip(link: String) throws {
    let archive = try archived(link)
    #expect(try devices.restore(from: archive).get() == [])
    #expect(devices.link == link)
    #expect(try devices.archive() == archive)
  }

  @Test(
    "The longest part that fits is restored, and the rest is reported",
    arguments: [
      (
        #"{"name":"devices","version":1,"steps":[{"list":{}},{"device":{"_0":3}},{"moon":{}}]}"#,
        "/devices/3", "step 2: "
      ),
      (
        #"""
        {"name":"devices","version":1,"steps":[{"list":{}},{"install":{}}],\#
        "children":{"1":{"name":"other","version":1,"steps":[]}}}
        """#,
        "/devices/install", "flow in step 1: "
      ),
    ])
  func damaged(archive: String, link: String, loss: String) throws {
    let lost = try devices.restore(from: Data(archive.utf8)).get()
    #expect(devices.link == link)
    #expect(lost.count == 1)
    #expect(lost.first?.description.hasPrefix(loss) == true, "\(lost)")
  }

  @Test(
    "What is no archive of the flow restores nothing",
    arguments: ["", "{", "[1,2,3]", #"{"name":"moon","version":1,"steps":[{"list":{}}]}"#])
  func forged(archive: String) throws {
    _ = try devices.open("/devices/7").get()
    guard case .failure = devices.restore(from: Data(archive.utf8)) else {
      Issue.record("Something was restored.")
      return
    }
    #expect(devices.link == "/devices/7")
  }

  @Test func aTruncatedArchiveRestoresNothing() throws {
    let archive = try archived("/devices/install/login?name=Zo")
    for count in 0..<archive.count {
      guard case .failure = devices.restore(from: archive.prefix(count)) else {
        Issue.record("\(count) bytes were restored.")
        return
      }
      #expect(devices.journey == Journey(.list))
    }
  }

  @Test func whatMayNotBeEnteredIsLeftOut() throws {
    let archive = try archived("/devices/install/login")
    devices.isSignedIn = false
    let lost = try devices.restore(from: archive).get()
    #expect(devices.journey == Journey(.list))
    #expect(lost.first?.part == .steps(1..<2))
  }

  @Test func theSceneFindsItselfAgain() async throws {
    let first = try Driver(FlowView(restoring: "devices", devices), width: 30)
    try first.tap("Install")
    try first.tap("Next")
    try await first.waitUntil { first.storedScene.keys.contains("devices") }
    let other = Devices()
    let second = try Driver(
      FlowView(restoring: "devices", other), restoring: first.storedScene, width: 30)
    #expect(second.exists(.header("login ")))
    #expect(installation(in: other)?.journey == Journey(.detect, [.push(.login(nil))]))
    try second.back()
    #expect(second.exists(.header("detect")))
  }

  @Test(.enabled(if: isDebugBuild)) func aDestinationThatCanNotBeSavedIsReportedOnce() async throws
  {
    let outer = Mistake.listener
    var told: [String] = []
    Mistake.listener = { told.append($0) }
    defer { Mistake.listener = outer }
    let flow = Unsaveable()
    let app = try Driver(FlowView(restoring: "unsaveable", flow))
    flow.push(.place(.infinity))
    try await app.settle()
    flow.push(.place(-.infinity))
    try await app.settle()
    #expect(told.filter { $0.hasPrefix("Unsaveable can't be saved") }.count == 1)
  }
}

/// A flow with destinations that JSON can't express.
private final class Unsaveable: Flow {
  enum Place: Codable, Hashable, Restorable {
    case start
    case place(Double)
    static let restoration = Restoration<Self>(name: "unsaveable")
  }

  let navigator = Navigator<Place>(root: .start)

  func screen(for place: Place) -> some View { PlaceScreen(name: "\(place)") }
}
