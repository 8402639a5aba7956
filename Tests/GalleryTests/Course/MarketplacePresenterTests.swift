import ClockSupport
import GalleryRooms
import Testing

@MainActor
struct MarketplacePresenterTests {
  let service = ScriptedCourseService()
  let presenter: MarketplacePresenter

  init() async {
    presenter = MarketplacePresenter(service: service, clock: ManualClock())
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

  @Test func eachCourseHasOnePresenter() {
    #expect(presenter.presenter(of: "guitar") === presenter.presenter(of: "guitar"))
    #expect(presenter.presenter(of: "guitar") !== presenter.presenter(of: "drawing"))
  }
}
