import ClockSupport
import GalleryRooms
import Testing

@MainActor
struct MarketplacePresenterTests {
  let service = ScriptedCourseService()
  let clock = ManualClock()
  let presenter: MarketplacePresenter

  init() async {
    presenter = MarketplacePresenter(service: service, clock: clock)
    presenter.didAppear()
    await service.all.untilWaiting()
    service.all.answer(.success([.drawing, .guitar]))
    while presenter.loading.value == nil { await Task.yield() }
  }

  /// The titles on the shelf; the one that is shown whole in brackets.
  var shelf: [String] {
    presenter.shelf(of: presenter.loading.value ?? []).cards
      .map { $0.isShown ? "[\($0.title)]" : $0.title }
  }

  @Test func theFirstCourseIsShownUntilAnotherIsChosen() {
    #expect(shelf == ["[Drawing from life]", "First guitar songs"])
    presenter.didSelectCourse("guitar")
    #expect(shelf == ["Drawing from life", "[First guitar songs]"])
  }

  @Test func aCourseThatIsNotThereIsNotShown() {
    presenter.didSelectCourse("chess")
    #expect(presenter.shown == "drawing")
  }

  @Test func takingPartConcernsTheShownCourse() {
    presenter.didSelectCourse("guitar")
    presenter.didPressTakePart()
    #expect(presenter.joined == ["guitar"])
    presenter.didPressTakePart()
    #expect(presenter.joined.isEmpty)
  }

  @Test func aCourseWaitsByTheClockOfTheMarketplace() async {
    let course = presenter.presenter(of: "guitar")
    course.didAppear()
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    while true {
      if case .underway(.waiting) = course.loading.state { return }
      await Task.yield()
    }
  }

  @Test func eachCourseHasOnePresenter() {
    #expect(presenter.presenter(of: "guitar") === presenter.presenter(of: "guitar"))
    #expect(presenter.presenter(of: "guitar") !== presenter.presenter(of: "drawing"))
  }
}
