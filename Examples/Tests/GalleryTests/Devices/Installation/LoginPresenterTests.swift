import ClockSupport
import GalleryRooms
import Testing

@MainActor
struct LoginPresenterTests {
  let authentication = ScriptedAuthentication()
  let clock = ManualClock()
  let tokens = Tokens()
  let presenter: LoginPresenter

  /// The tokens that were handed on.
  @MainActor final class Tokens {
    var list: [DeviceToken] = []
  }

  init() {
    let tokens = tokens
    presenter = LoginPresenter(.door, authentication, hint: "Look inside.", clock: clock) {
      tokens.list.append($0)
    }
  }

  func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test func itSaysWhichDeviceItIsAbout() {
    var expected = LoginScreen.Configuration(device: "Front door")
    expected.hint = "Look inside."
    #expect(presenter.configuration == expected)
  }

  @Test(
    "What can be no password is not sent",
    arguments: [
      ("", "Type the password first."), ("1234567", "A password has at least 8 characters."),
    ])
  func validation(password: String, problem: String) {
    presenter.didPressLogIn(password)
    #expect(presenter.configuration.problem == problem)
    #expect(!presenter.configuration.isBusy)
    presenter.didEdit()
    #expect(presenter.configuration.problem == nil)
    #expect(authentication.passwords.isEmpty)
  }

  @Test func theTokenIsHandedOn() async {
    presenter.didPressLogIn("open-sesame")
    #expect(presenter.configuration.isBusy)
    await authentication.loginHasBegun()
    authentication.answer(.success(.accepted(.first)))
    await until { !presenter.configuration.isBusy }
    #expect(tokens.list == [.first])
    #expect(authentication.passwords == ["open-sesame"])
    #expect(presenter.configuration.problem == nil)
  }

  @Test func aWrongPasswordCanBeCorrected() async {
    presenter.didPressLogIn("open-salami")
    await authentication.loginHasBegun()
    authentication.answer(.success(.wrongPassword))
    await until { !presenter.configuration.isBusy }
    #expect(
      presenter.configuration.problem
        == "The password is wrong. Look inside the cover again.")
    presenter.didEdit()
    #expect(presenter.configuration.problem == nil)
    presenter.didPressLogIn("open-sesame")
    await authentication.loginHasBegun()
    authentication.answer(.success(.accepted(.first)))
    await until { !tokens.list.isEmpty }
    #expect(authentication.passwords == ["open-salami", "open-sesame"])
  }

  @Test func twoFastTapsLogInOnce() async {
    presenter.didPressLogIn("open-sesame")
    presenter.didPressLogIn("open-sesame")
    await authentication.loginHasBegun()
    #expect(authentication.passwords == ["open-sesame"])
    authentication.answer(.success(.accepted(.first)))
    await until { !presenter.configuration.isBusy }
    #expect(tokens.list == [.first])
  }

  @Test func aSlowServerIsWaitedForAndThenCanBeGivenUp() async {
    presenter.didPressLogIn("open-sesame")
    #expect(presenter.configuration.progress == nil)
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    await until { presenter.configuration.progress == "Logging in…" }
    #expect(!presenter.configuration.canStop)
    await clock.sleepers(1, for: .milliseconds(1_700))
    clock.advance(by: .milliseconds(1_700))
    await until { presenter.configuration.canStop }
    presenter.didPressStop()
    #expect(!presenter.configuration.isBusy)
    #expect(presenter.configuration.problem == ServiceError.cancelled.description)
  }

  @Test func whatWasGivenUpIsNotHeardAnyMore() async {
    presenter.didPressLogIn("open-sesame")
    await authentication.loginHasBegun()
    presenter.didPressStop()
    authentication.answer(.success(.accepted(.first)))
    await until { authentication.ended == 1 }
    #expect(tokens.list.isEmpty)
    #expect(!presenter.configuration.isBusy)
  }

  @Test(
    "What goes wrong on the way is said",
    arguments: [
      ServiceError.refused, .timedOut(after: .seconds(10)), .cutOff, .malformed("It isn’t JSON."),
      .status(500, message: "The server is being repaired."),
    ])
  func failures(error: ServiceError) async {
    presenter.didPressLogIn("open-sesame")
    await authentication.loginHasBegun()
    authentication.answer(.failure(error))
    await until { !presenter.configuration.isBusy }
    #expect(presenter.configuration.problem == error.description)
    #expect(tokens.list.isEmpty)
  }

  @Test func theAnswerToSomebodyWhoHasGoneIsNotHeard() async {
    let tokens = Tokens()
    var presenter: LoginPresenter? = LoginPresenter(.door, authentication, clock: clock) {
      tokens.list.append($0)
    }
    weak let released = presenter
    presenter?.didPressLogIn("open-sesame")
    await authentication.loginHasBegun()
    presenter = nil
    #expect(released == nil)
    authentication.answer(.success(.accepted(.first)))
    await until { authentication.ended == 1 }
    #expect(tokens.list.isEmpty)
  }
}
