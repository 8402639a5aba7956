import SwiftUI

/// The scheduler of a course, as soon as the course is there.
struct SchedulerPage: View {
  let course: CoursePresenter
  let didPressClose: () -> Void
  @State private var presenter: SchedulerPresenter

  init(course: CoursePresenter, didPressClose: @escaping () -> Void) {
    self.course = course
    self.didPressClose = didPressClose
    _presenter = State(initialValue: SchedulerPresenter(course))
  }

  var body: some View {
    CourseContent(presenter: course) { course in
      SchedulerScreen(configuration: presenter.configuration(of: course))
        .didSelectMeeting(presenter.didSelect)
        .didPressCancel(presenter.didPressCancel)
    }
    .navigationTitle("Another time")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Close", action: didPressClose) }
    }
  }
}
