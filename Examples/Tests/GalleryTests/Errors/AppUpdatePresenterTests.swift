import ClockSupport
import Foundation
import GalleryRooms
import Testing

@MainActor
struct AppUpdatePresenterTests {
  nonisolated static let update = AppUpdate(version: "2.4", store: URL(filePath: "/store"))

  let script = Script<String, UpdateStatus>()
  let clock = ManualClock()
  let passed = Tally()
  let presenter: AppUpdatePresenter

  init() {
    let passed = passed
    presenter = AppUpdatePresenter(
      updates: ScriptedUpdates(script: script), asking: Loading(clock: clock), didPass: passed.add)
  }

  /// Lets the presenter appear, and answers its question.
  func appear(_ answer: Result<UpdateStatus, ServiceError>) async {
    presenter.didAppear()
    await script.untilWaiting()
    script.answer(answer)
    await until { presenter.configuration.title != "One moment…" }
  }

  @Test func withoutAnUpdateTheUserPasses() async {
    await appear(.success(.notNeeded))
    #expect(passed.count == 1)
    #expect(presenter.link == nil)
  }

  @Test func anUpdateCanBePutOff() async {
    await appear(.success(.available(Self.update)))
    #expect(
      presenter.configuration.controls == .buttons(primary: "Update", secondary: "Not now"))
    #expect(passed.count == 0)
    presenter.didPressSecondary()
    #expect(passed.count == 1)
  }

  @Test func thereIsNoWayPastARequiredUpdate() async {
    await appear(.success(.required(Self.update)))
    #expect(presenter.configuration.controls == .buttons(primary: "Open the store"))
    presenter.didPressSecondary()
    #expect(passed.count == 0)
  }

  @Test func whoStopsTheAskingDoesNotPassAndCanAskAgain() async {
    presenter.didAppear()
    await clock.untilLong()
    await until {
      presenter.configuration.controls == .progress("Looking for updates…", cancel: "Cancel")
    }
    presenter.didPressCancel()
    #expect(passed.count == 0)
    #expect(presenter.configuration.controls == .buttons(primary: "Try again"))
    await until { script.waiting.isEmpty }
    #expect(presenter.link == nil)
    presenter.didPressPrimary()
    await script.untilWaiting()
    script.answer(.success(.required(Self.update)))
    await until { presenter.configuration.controls == .buttons(primary: "Open the store") }
    #expect(passed.count == 0)
  }

  @Test("The store is opened", arguments: [UpdateStatus.available(update), .required(update)])
  func store(status: UpdateStatus) async {
    await appear(.success(status))
    #expect(presenter.link == Self.update.store)
    #expect(passed.count == 0)
  }

  @Test(
    "Whom nobody can ask is not locked out", arguments: [ServiceError.refused, .malformed("?")])
  func failure(error: ServiceError) async {
    await appear(.failure(error))
    #expect(passed.count == 1)
  }
}
