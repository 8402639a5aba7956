package import Meerkat
import SwiftUI

/// The course in a journey of its own: every action leads somewhere.
package final class CourseFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case course
    case task(CourseTask.ID)
    case messages, scheduler, call
  }

  package let navigator = Navigator<Destination>(root: .course)
  private let presenter: CoursePresenter
  private let callDoor = CallDoor()

  package init(_ presenter: CoursePresenter) {
    self.presenter = presenter
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .course:
      CourseView(presenter: presenter).actions(self).navigationTitle("A flow of its own")
    case .task(let id): CourseTaskPage(presenter: presenter, id: id)
    case .messages: CourseMessagesPage(presenter: presenter)
    case .scheduler: SchedulerPage(course: presenter, didPressClose: close)
    case .call: CallPage(presenter: presenter, didPressLeave: close)
    }
  }

  package func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    destination == .call ? callDoor.permission() : .allow
  }
}

/// What the user does on the course, and where that leads.
extension CourseFlow: CourseView.Actions {
  package func didPressJoinCall() {
    callDoor.open { present(.call, as: .fullScreenCover) }
  }
  package func didPressSchedule() { present(.scheduler) }
  package func didPressMessages() { push(.messages) }
  package func didSelectTask(_ id: CourseTask.ID) { push(.task(id)) }
}
