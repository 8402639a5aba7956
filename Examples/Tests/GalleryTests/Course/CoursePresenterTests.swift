import ClockSupport
import GalleryRooms
import Testing

@MainActor
struct CoursePresenterTests {
  let service = ScriptedCourseService()
  let presenter: CoursePresenter

  init() {
    presenter = CoursePresenter("drawing", service: service, clock: ManualClock())
  }

  func untilEnded() async {
    while true {
      switch presenter.loading.state {
      case .loaded, .failed: return
      case .idle, .underway: await Task.yield()
      }
    }
  }

  @Test func theConfigurationHasTheWordsOfTheScreen() async throws {
    let presenter = await service.loadedPresenter()
    let shown = try #require(presenter.configuration)
    let tasks = shown.tasks.map { "\($0.isDone ? "x" : "-") \($0.title) (\($0.due))" }
    #expect(
      ([
        shown.title, shown.teacher, shown.summary, shown.systemImage, shown.nextCall,
        shown.unread ?? "",
      ] + tasks).joined(separator: "\n") == """
        Drawing from life
        Ines Moreau
        Six weeks of looking closely, with a pencil.
        paintpalette
        Thursday, 18:00
        2 unread
        x Ten hands (Done)
        - A chair, without the chair (Due: Wednesday)
        - The view from a window (Due: Next week)
        """)
  }

  @Test func ofReadMessagesThereIsNothingToSay() async {
    let presenter = await service.loadedPresenter(.guitar)
    #expect(presenter.configuration?.unread == nil)
  }

  @Test func severalScreensLoadTheCourseOnce() async {
    presenter.didAppear()
    presenter.didAppear()
    await service.one.untilWaiting()
    #expect(service.one.waiting == ["drawing"])
    service.one.answer(.success(.drawing))
    await untilEnded()
    presenter.didAppear()
    #expect(service.one.waiting.isEmpty)
    #expect(presenter.course == .drawing)
  }

  @Test func afterAFailureTheUserCanTryAgain() async {
    presenter.didAppear()
    await service.one.untilWaiting()
    service.one.answer(.failure(.refused))
    await untilEnded()
    #expect(presenter.configuration == nil)
    presenter.didPressTryAgain()
    await service.one.untilWaiting()
    service.one.answer(.success(.drawing))
    await untilEnded()
    #expect(presenter.course == .drawing)
  }

  @Test func aMovedCallIsTheNextOne() async {
    let presenter = await service.loadedPresenter()
    presenter.didMoveCall(to: Course.drawing.openMeetings[1])
    #expect(presenter.configuration?.nextCall == "Friday, 17:30")
  }

  @Test func aRequestEndsWithThePresenter() async {
    weak var released: CoursePresenter?
    do {
      let presenter = CoursePresenter("drawing", service: service, clock: ManualClock())
      released = presenter
      presenter.didAppear()
      await service.one.untilWaiting()
    }
    #expect(released == nil)
    while !service.one.waiting.isEmpty { await Task.yield() }
  }
}
