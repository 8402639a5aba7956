import Observation

/// Moves the next call of a course.
@MainActor @Observable
package final class SchedulerPresenter {
  private let course: CoursePresenter
  private let moving: Loading<Course.Meeting>

  package init(_ course: CoursePresenter, clock: any Clock<Duration> = ContinuousClock()) {
    self.course = course
    moving = Loading(clock: clock)
  }

  package func didSelect(_ id: Course.Meeting.ID) {
    if case .underway = moving.state { return }
    moving.start { [course] () async throws(ServiceError) in
      let meeting = try await course.service.move(course.id, to: id)
      course.didMoveCall(to: meeting)
      return meeting
    }
  }

  package func didPressCancel() {
    moving.cancel()
  }

  /// What the screen shows of a course.
  package func configuration(of course: Course) -> SchedulerScreen.Configuration {
    let meetings = course.openMeetings.filter { $0.id != course.nextCall.id }
    return SchedulerScreen.Configuration(
      nextCall: course.nextCall.text,
      meetings: meetings.map { SchedulerScreen.Row(id: $0.id, text: $0.text) }, state: state)
  }

  private var state: SchedulerScreen.State {
    switch moving.state {
    case .idle, .failed(.cancelled): .open
    case .underway(let patience): .moving(patience)
    case .loaded: .moved
    case .failed(let error): .problem(error.description)
    }
  }
}
