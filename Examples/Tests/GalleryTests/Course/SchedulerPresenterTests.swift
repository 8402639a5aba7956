import ClockSupport
import GalleryRooms
import Testing

@MainActor
struct SchedulerPresenterTests {
  let service = ScriptedCourseService()

  /// What the scheduler shows: the next call, the other times, and the state.
  func text(_ presenter: SchedulerPresenter, _ course: CoursePresenter) throws -> String {
    let shown = presenter.configuration(of: try #require(course.course))
    let others = shown.meetings.map(\.text).joined(separator: " | ")
    let state =
      switch shown.state {
      case .open: "open"
      case .moving: "moving"
      case .moved: "moved"
      case .problem(let text): text
      }
    return "\(shown.nextCall) – \(others) – \(state)"
  }

  @Test func aCallIsMoved() async throws {
    let course = await service.loadedPresenter()
    let presenter = SchedulerPresenter(course)
    let others = "Thursday, 20:00 | Friday, 17:30 | Sunday, 11:00"
    #expect(try text(presenter, course) == "Thursday, 18:00 – \(others) – open")
    presenter.didSelect("fri-17")
    #expect(try text(presenter, course) == "Thursday, 18:00 – \(others) – moving")
    await service.moves.untilWaiting()
    service.moves.answer(.success(Course.drawing.openMeetings[1]))
    let moved = "Friday, 17:30 – Thursday, 20:00 | Sunday, 11:00 – moved"
    while try text(presenter, course) != moved { await Task.yield() }
  }

  @Test func theServersWordsAreShownWhenItRefuses() async throws {
    let course = await service.loadedPresenter()
    let presenter = SchedulerPresenter(course)
    presenter.didSelect("fri-17")
    await service.moves.untilWaiting()
    service.moves.answer(.failure(.status(409, message: "Taken.")))
    while try !text(presenter, course).hasSuffix("– Taken.") { await Task.yield() }
    #expect(course.configuration?.nextCall == "Thursday, 18:00")
  }

  @Test func aSecondTapDoesNotMoveTwice() async {
    let course = await service.loadedPresenter()
    let presenter = SchedulerPresenter(course)
    presenter.didSelect("fri-17")
    presenter.didSelect("sun-11")
    await service.moves.untilWaiting()
    service.moves.answer(.success(Course.drawing.openMeetings[1]))
    await until { course.configuration?.nextCall == "Friday, 17:30" }
    #expect(service.moves.waiting.isEmpty)
    #expect(service.moves.ended == 1)
  }

  @Test func theUserCanGiveUp() async throws {
    let course = await service.loadedPresenter()
    let presenter = SchedulerPresenter(course)
    presenter.didSelect("fri-17")
    await service.moves.untilWaiting()
    presenter.didPressCancel()
    #expect(try text(presenter, course).hasSuffix("open"))
    while !service.moves.waiting.isEmpty { await Task.yield() }
  }

  @Test func anAnswerAfterTheUserGaveUpMovesNothing() async throws {
    let course = await service.loadedPresenter()
    let presenter = SchedulerPresenter(course)
    presenter.didSelect("fri-17")
    await service.moves.untilWaiting()
    // The answer is on its way when the user gives up.
    service.moves.answer(.success(Course.drawing.openMeetings[1]))
    presenter.didPressCancel()
    await until { service.moves.ended == 1 }
    #expect(try text(presenter, course).hasPrefix("Thursday, 18:00"))
    #expect(try text(presenter, course).hasSuffix("open"))
  }

  @Test func theSchedulerWaitsByTheClockOfItsCourse() async throws {
    let clock = ManualClock()
    let course = CoursePresenter("drawing", service: service, clock: clock)
    course.didAppear()
    await service.one.untilWaiting()
    service.one.answer(.success(.drawing))
    while course.course == nil { await Task.yield() }
    let presenter = SchedulerPresenter(course)
    presenter.didSelect("fri-17")
    await clock.sleepers(1, for: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    while presenter.configuration(of: .drawing).state != .moving(.waiting) { await Task.yield() }
  }
}
