import Observation

/// Moves the next call of a course.
@MainActor @Observable
package final class SchedulerPresenter {
  private let course: CoursePresenter
  private let moving: Loading<Course.Meeting>

  package init(_ course: CoursePresenter) {
    self.course = course
    moving = Loading(clock: course.clock)
  }

  package func didSelect(_ id: Course.Meeting.ID) {
    moving.start { [course] () throws(ServiceError) in
      try await course.service.move(course.id, to: id)
    } ended: { [course] result in
      if case .success(let meeting) = result { course.didMoveCall(to: meeting) }
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
