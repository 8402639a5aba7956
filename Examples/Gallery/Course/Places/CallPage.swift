import SwiftUI

/// The call of a course, as soon as the course is there.
struct CallPage: View {
  let presenter: CoursePresenter
  let didPressLeave: () -> Void

  var body: some View {
    CourseContent(presenter: presenter) { course in
      CallScreen(configuration: CallScreen.Configuration(course))
        .didPressLeave(didPressLeave)
    }
    .navigationTitle("Call")
    .toolbar {
      // There is a way out of the cover also while there is no call yet.
      if presenter.course == nil {
        ToolbarItem(placement: .cancellationAction) { Button("Close", action: didPressLeave) }
      }
    }
  }
}
