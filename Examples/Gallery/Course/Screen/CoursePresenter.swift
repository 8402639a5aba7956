import Observation

/// Loads a course, and puts it into words for every screen that shows a part of it.
///
/// It belongs to the flow, whose steps share it: the course is loaded once, whichever step is first.
@MainActor @Observable
package final class CoursePresenter {
  package let id: Course.ID
  package let loading: Loading<Course>

  let service: any CourseService
  let clock: any Clock<Duration>
  /// The next call, where this user has moved it.
  private var movedCall: Course.Meeting?

  package init(
    _ id: Course.ID, service: any CourseService, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.id = id
    self.service = service
    self.clock = clock
    loading = Loading(clock: clock)
  }

  /// A screen with the course is there; the first one makes it load.
  package func didAppear() {
    if case .idle = loading.state { load() }
  }

  package func didPressTryAgain() {
    load()
  }

  package func didMoveCall(to meeting: Course.Meeting) {
    movedCall = meeting
  }

  private func load() {
    loading.start { [service, id] () async throws(ServiceError) in try await service.course(id) }
  }
}

extension CoursePresenter {
  /// The course as this user has it; nil until it is loaded.
  package var course: Course? {
    guard var course = loading.value else { return nil }
    if let movedCall { course.nextCall = movedCall }
    return course
  }

  /// What the screen of the course shows; nil until the course is loaded.
  package var configuration: CourseUI.Configuration? { course.map(CourseUI.Configuration.init) }
}
