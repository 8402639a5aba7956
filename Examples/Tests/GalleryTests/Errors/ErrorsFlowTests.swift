import Foundation
import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

@MainActor
struct ErrorsFlowTests {
  let scripted = ScriptedServices()
  let flow: ErrorsFlow

  init() {
    flow = ErrorsFlow(services: scripted.services)
  }

  @Test func theListNamesThemAll() throws {
    let app = try Driver(FlowView(flow), width: 44)
    #expect(
      app.screenText == """
                       Error screens
        ────────────────────────────────────────────
         Problems that can be solved
          ⊘ No network                           ›
          ⚒ Maintenance                          ›
          ⊘ Server failure                       ›
          ⤓ Update available                     ›
         Each asks a real service and closes once
         the problem is solved.

         Problems that block the app
          ⟳ Update required                      ›
          ⛨ Jailbroken device                    ›
         These cover the app and offer no way back.
         In this demo, the browser’s Back button
         leaves them.

         All of them
          ⊞ Side by side                         ›
         One screen draws them all. It knows what
         to show, and nothing about errors.
        """)
  }

  @Test func aProblemThatIsSolvedGoes() async throws {
    let app = try Driver(FlowView(flow))
    try app.tap("No network")
    #expect(flow.journey == Journey(.list, [.push(.problem(.noNetwork))]))
    try app.tap("Check again")
    await scripted.network.untilWaiting()
    scripted.network.answer(.success(true))
    try await app.waitFor(.header("Error screens"))
    #expect(flow.journey == Journey(.list))
  }

  @Test func aLateAnswerTakesItsOwnScreenAwayAndNotTheOneAbove() async throws {
    let app = try Driver(FlowView(flow))
    try app.tap("No network")
    try app.tap("Check again")
    await scripted.network.untilWaiting()
    flow.push(.preview(nil))
    scripted.network.answer(.success(true))
    await until { flow.journey.steps.count < 3 }
    #expect(flow.journey == Journey(.list))
  }

  @Test func theServersMessageIsShown() async throws {
    let app = try Driver(FlowView(flow))
    try app.tap("Maintenance")
    await scripted.backend.untilWaiting()
    scripted.backend.answer(.success(.maintenance(message: "Back at six.")))
    try await app.waitFor("Back at six.")
    try app.back()
    #expect(flow.journey == Journey(.list))
  }

  @Test func anUpdateIsPutOff() async throws {
    let app = try Driver(FlowView(flow))
    try app.tap("Update available")
    await scripted.updates.untilWaiting()
    scripted.updates.answer(.success(.available(AppUpdatePresenterTests.update)))
    try await app.waitFor(.button("Not now"))
    try app.tap("Not now")
    #expect(flow.journey == Journey(.list))
  }

  @Test func aRequiredUpdateOpensTheStoreAndStays() async throws {
    var opened: [URL] = []
    let app = try Driver(
      FlowView(flow)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }))
    try app.tap("Update required")
    await scripted.updates.untilWaiting()
    scripted.updates.answer(.success(.required(AppUpdatePresenterTests.update)))
    try await app.waitFor(.button("Open the store"))
    #expect(app.elements.filter { $0.role == .button }.map(\.label) == ["Open the store"])
    try app.tap("Open the store")
    #expect(opened == [AppUpdatePresenterTests.update.store])
    #expect(throws: Driver.Error.self) { try app.back() }
    #expect(throws: Driver.Error.self) { try app.close() }
    #expect(flow.journey == Journey(.list, [.fullScreenCover(.gate(.update))]))
  }

  @Test func aSafeDeviceIsLetThrough() async throws {
    let app = try Driver(FlowView(flow))
    try app.tap("Jailbroken device")
    await scripted.device.untilWaiting()
    scripted.device.answer(.success(.trusted))
    try await app.waitFor(.header("Error screens"))
    #expect(flow.journey == Journey(.list))
  }

  @Test(
    "Each has a link",
    arguments: [
      ("/errors", [ErrorsFlow.Destination.list]),
      ("/errors/no-network", [.list, .problem(.noNetwork)]),
      ("/errors/maintenance", [.list, .problem(.maintenance)]),
      ("/errors/failure", [.list, .problem(.failure)]),
      ("/errors/update-available", [.list, .problem(.update)]),
      ("/errors/update-required", [.list, .gate(.update)]),
      ("/errors/jailbroken", [.list, .gate(.jailbroken)]),
      ("/errors/preview", [.list, .preview(nil)]),
      ("/errors/preview?look=right-to-left", [.list, .preview(.rightToLeft)]),
    ])
  func links(link: String, places: [ErrorsFlow.Destination]) throws {
    let gallery = GalleryFlow(services: GalleryServices(errors: scripted.services))
    _ = try gallery.open(link).get()
    #expect(gallery.link == link)
    let errors = gallery.child(ErrorsFlow.self, at: .errors)
    #expect(errors?.journey.steps.map(\.destination) == places)
  }

  @Test func theFlowIsFoundAgainAfterARestart() throws {
    let gallery = GalleryFlow(services: GalleryServices(errors: scripted.services))
    _ = try gallery.open("/errors/preview?look=dark").get()
    let later = GalleryFlow(services: GalleryServices(errors: scripted.services))
    #expect(try later.restore(from: gallery.archive()).get().isEmpty)
    #expect(later.link == "/errors/preview?look=dark")
  }

  @Test func thePreviewShowsAllAndChangesItsLook() throws {
    let app = try Driver(FlowView(flow), width: 60)
    try app.tap("Side by side")
    for example in ErrorExample.all { #expect(app.exists(.text(example.name))) }
    try app.tap("Long texts")
    #expect(flow.journey == Journey(.list, [.push(.preview(.longTexts))]))
    #expect(app.exists("Donaudampf"))
  }

  @Test func aFlowThatWasLeftIsReleased() async throws {
    weak var released: ErrorsFlow?
    do {
      let flow = ErrorsFlow(services: scripted.services)
      released = flow
      let app = try Driver(FlowView(flow))
      try app.tap("No network")
      try app.tap("Check again")
      await scripted.network.untilWaiting()
      app.end()
    }
    await until { released == nil }
  }
}
