import GalleryRooms
import Testing

/// The decisions of the flow, without a container and without a step.
@MainActor
struct DeviceInstallationPresenterTests {
  let view = RecordingInstallationView()
  let presenter = DeviceInstallationPresenter(now: { .sample })

  init() {
    presenter.view = view
  }

  @Test func itBeginsWithoutAWord() {
    #expect(view.messages == [])
  }

  @Test func theWholeWay() {
    presenter.didFind(.door)
    presenter.didLogIn(to: .door, .first)
    presenter.didPressClose()
    #expect(view.messages == [.login(.door), .details("LK-1"), .finish(.door)])
  }

  @Test func whoGoesBackCanInstallAnotherDevice() {
    presenter.didFind(.door)
    presenter.didLogIn(to: .door, .first)
    presenter.didFind(.gate)
    presenter.didLogIn(to: .gate, .second)
    presenter.didPressClose()
    #expect(
      view.messages == [
        .login(.door), .details("LK-1"), .login(.gate), .details("LK-2"), .finish(.gate),
      ])
  }

  @Test func theLateAnswerOfADeviceThatWasGivenUpIsNotHeard() {
    presenter.didFind(.door)
    presenter.didFind(.gate)
    presenter.didLogIn(to: .door, .first)
    #expect(view.messages == [.login(.door), .login(.gate)])
    #expect(presenter.model.token == nil)
  }

  @Test func withoutALoginThereIsNothingToHandOver() {
    presenter.didFind(.door)
    presenter.didPressClose()
    #expect(view.messages == [.login(.door)])
  }

  @Test func itDoesNotKeepItsView() {
    var view: RecordingInstallationView? = RecordingInstallationView()
    let presenter = DeviceInstallationPresenter()
    presenter.view = view
    weak let released = view
    view = nil
    #expect(released == nil)
    presenter.didFind(.door)
    #expect(presenter.model.found == .door)
  }
}
