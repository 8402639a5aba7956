import ClockSupport
import GalleryRooms

/// Courses that arrive when the test says so.
@MainActor
final class ScriptedCourseService: CourseService {
  let all = Script<String, [Course]>()
  let one = Script<Course.ID, Course>()
  let moves = Script<Course.Meeting.ID, Course.Meeting>()

  func courses() async throws(ServiceError) -> [Course] {
    try await all.ask("all")
  }

  func course(_ id: Course.ID) async throws(ServiceError) -> Course {
    try await one.ask(id)
  }

  func move(
    _ id: Course.ID, to meeting: Course.Meeting.ID
  ) async throws(ServiceError) -> Course.Meeting {
    try await moves.ask(meeting)
  }

  /// A presenter whose course has arrived.
  func loadedPresenter(_ course: Course = .drawing) async -> CoursePresenter {
    let presenter = CoursePresenter(course.id, service: self, clock: ManualClock())
    presenter.didAppear()
    await one.untilWaiting()
    one.answer(.success(course))
    while presenter.course == nil { await Task.yield() }
    return presenter
  }
}
