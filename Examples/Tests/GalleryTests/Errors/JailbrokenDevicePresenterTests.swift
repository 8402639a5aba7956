import ClockSupport
import Foundation
import GalleryRooms
import MeerkatTesting
import SwiftUI
import Testing

@MainActor
struct JailbrokenDevicePresenterTests {
  let script = Script<String, DeviceTrust>()
  let clock = ManualClock()
  let passed = Tally()
  let presenter: JailbrokenDevicePresenter
  let help = URL(filePath: "/help")

  init() {
    let passed = passed
    presenter = JailbrokenDevicePresenter(
      help: help, device: ScriptedDevice(script: script), checking: Loading(clock: clock),
      didPass: passed.add)
  }

  func appear(_ trust: DeviceTrust) async {
    presenter.didAppear()
    await script.untilWaiting()
    script.answer(.success(trust))
    await until { presenter.configuration.title != "One moment…" }
  }

  @Test func aDeviceThatWasBrokenIntoGetsHelpAndNothingElse() async {
    await appear(.jailbroken)
    #expect(presenter.configuration.controls == .buttons(primary: "What can I do?"))
    #expect(presenter.link == help)
    #expect(passed.count == 0)
  }

  @Test func theCheckingCanBeStoppedByAButtonAndBegunAgain() async throws {
    let app = try Driver(ErrorPage(presenter))
    await script.untilWaiting()
    await clock.untilLong()
    try await app.waitFor(.button("Cancel"))
    try app.tap("Cancel")
    #expect(app.exists("The check was cancelled."))
    #expect(passed.count == 0)
    await until { script.waiting.isEmpty }
    try app.tap("Try again")
    await script.untilWaiting()
    script.answer(.success(.trusted))
    await until { passed.count == 1 }
  }

  @Test func aSafeDevicePasses() async {
    await appear(.trusted)
    #expect(passed.count == 1)
  }

  @Test("Files tell", arguments: [("/", DeviceTrust.jailbroken), ("/no/such/app", .trusted)])
  func files(sign: String, trust: DeviceTrust) async {
    #expect(await FileDeviceTrust(signs: [sign]).trust() == trust)
  }
}
