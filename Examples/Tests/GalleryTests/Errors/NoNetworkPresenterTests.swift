import ClockSupport
import GalleryRooms
import Testing

@MainActor
struct NoNetworkPresenterTests {
  let script = Script<String, Bool>()
  let clock = ManualClock()
  let passed = Tally()
  let presenter: NoNetworkPresenter

  init() {
    let passed = passed
    presenter = NoNetworkPresenter(
      network: ScriptedNetwork(script: script), checking: Loading(clock: clock),
      didReconnect: passed.add)
  }

  @Test func atFirstItSaysWhatToCheck() {
    #expect(
      presenter.configuration
        == ErrorScreen.Configuration(
          systemImage: "wifi.slash", title: "No internet connection",
          description: "Check the Wi-Fi or the mobile data of this device.",
          controls: .buttons(primary: "Check again")))
  }

  @Test func whatIsFastShowsNoProgressAndWhatIsSlowCanBeCancelled() async {
    presenter.didPressPrimary()
    #expect(presenter.configuration.controls == .buttons(primary: "Check again"))
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    await until { presenter.configuration.controls == .progress("Checking the connection…") }
    await clock.sleepers(1, for: .milliseconds(1_700))
    clock.advance(by: .milliseconds(1_700))
    await until {
      presenter.configuration.controls == .progress("Checking the connection…", cancel: "Cancel")
    }
    presenter.didPressCancel()
    #expect(presenter.configuration.controls == .buttons(primary: "Check again"))
    #expect(passed.count == 0)
  }

  @Test func whereThereIsANetworkTheParentIsToldOnce() async {
    presenter.didPressPrimary()
    presenter.didPressPrimary()
    await script.untilWaiting()
    #expect(script.waiting.count == 1)
    script.answer(.success(true))
    await until { passed.count == 1 }
  }

  @Test func whereThereIsNoneItSaysSo() async {
    presenter.didPressPrimary()
    await script.untilWaiting()
    script.answer(.success(false))
    await until { presenter.configuration.description?.hasPrefix("There is still") == true }
    #expect(presenter.configuration.controls == .buttons(primary: "Check again"))
    #expect(passed.count == 0)
  }

  @Test func anAnswerAfterCancellingIsNotHeard() async {
    presenter.didPressPrimary()
    await script.untilWaiting()
    presenter.didPressCancel()
    script.answer(.success(true))
    presenter.didPressPrimary()
    await script.untilWaiting()
    script.answer(.success(false))
    await until { presenter.configuration.description?.hasPrefix("There is still") == true }
    #expect(passed.count == 0)
  }

  @Test func aCheckDoesNotKeepThePresenterAlive() async {
    weak var released: NoNetworkPresenter?
    do {
      let presenter = NoNetworkPresenter(
        network: ScriptedNetwork(script: script), didReconnect: {})
      released = presenter
      presenter.didPressPrimary()
      await script.untilWaiting()
    }
    #expect(released == nil)
  }
}
