import ClockSupport
import GalleryRooms
import Testing

@MainActor
struct BackendPresenterTests {
  let script = Script<String, BackendStatus>()
  let clock = ManualClock()
  let passed = Tally()
  let presenter: BackendPresenter

  init() {
    let passed = passed
    presenter = BackendPresenter(
      backend: ScriptedBackend(script: script), asking: Loading(clock: clock),
      didRecover: passed.add)
  }

  /// Lets the presenter appear, and answers its question.
  func appear(_ answer: Result<BackendStatus, ServiceError>) async {
    presenter.didAppear()
    await script.untilWaiting()
    script.answer(answer)
    await until { presenter.configuration.title != "One moment…" }
  }

  @Test(
    "The message is the backend's own where it has one",
    arguments: [
      (
        BackendStatus.maintenance(message: "Back at six."), "Closed for maintenance", "Back at six."
      ),
      (.maintenance(message: nil), "Closed for maintenance", "We will be back soon."),
      (.failure(message: "The disk is full."), "The server has a problem", "The disk is full."),
      (
        .failure(message: nil), "The server has a problem",
        "It is not your fault. Please try again in a few minutes."
      ),
    ])
  func message(status: BackendStatus, title: String, description: String) async {
    await appear(.success(status))
    #expect(presenter.configuration.title == title)
    #expect(presenter.configuration.description == description)
    #expect(passed.count == 0)
  }

  @Test func aBackendThatDoesNotAnswerIsAFailure() async {
    await appear(.failure(.refused))
    #expect(
      presenter.configuration
        == ErrorScreen.Configuration(
          systemImage: "icloud.slash", title: "The server has a problem",
          description: "The server can’t be reached. Check the connection, and try again.",
          controls: .buttons(primary: "Try again")))
  }

  @Test func anAvailableBackendLetsTheUserPass() async {
    await appear(.success(.available))
    #expect(passed.count == 1)
  }

  @Test func askingAgainKeepsWhatIsKnownUntilTheAnswer() async {
    await appear(.success(.maintenance(message: "Back at six.")))
    presenter.didPressPrimary()
    await script.untilWaiting()
    #expect(presenter.configuration.description == "Back at six.")
    script.answer(.success(.available))
    await until { passed.count == 1 }
  }

  @Test func appearingAgainAsksNothing() async {
    await appear(.success(.maintenance(message: nil)))
    presenter.didAppear()
    presenter.didPressCancel()
    #expect(presenter.configuration.title == "Closed for maintenance")
  }

  @Test func theFirstQuestionCanBeCancelledAndAskedAgain() async {
    presenter.didAppear()
    #expect(presenter.configuration.controls == .none)
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    await clock.sleepers(1, for: .milliseconds(1_700))
    clock.advance(by: .milliseconds(1_700))
    await until {
      presenter.configuration.controls == .progress("Asking the server…", cancel: "Cancel")
    }
    presenter.didPressCancel()
    #expect(presenter.configuration.description == "The check was cancelled.")
    #expect(presenter.configuration.controls == .buttons(primary: "Try again"))
  }
}
