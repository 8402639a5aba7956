package import Meerkat
import SwiftUI

/// A parent that asks before it lets anybody into a call, and has nothing else to offer.
@Observable
package final class CarefulCourseFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case course, warning, call
  }

  package var journey = Journey<Destination>(root: .course)
  package let placement = Placement()
  private let presenter: CoursePresenter
  private let callDoor = CallDoor()

  package init(_ presenter: CoursePresenter) {
    self.presenter = presenter
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .course: CourseView(presenter: presenter).actions(self).navigationTitle("Course")
    case .warning:
      Button("Join") { self.joinCall() }
      Button("Not now", role: .cancel) {}
    case .call: CallPage(presenter: presenter, didPressLeave: close)
    }
  }

  package func question(for destination: Destination) -> String {
    destination == .warning ? "Everybody will see and hear you. Join the call?" : ""
  }

  package func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    destination == .call ? callDoor.permission() : .allow
  }

  private func joinCall() {
    callDoor.open { go(.forward(to: .call, style: .fullScreenCover)) }
  }
}

/// The only action that this parent answers; the other controls are not drawn.
extension CarefulCourseFlow: CourseView.Actions {
  package func didPressJoinCall() { go(.forward(to: .warning, style: .alert)) }
}

extension CarefulCourseFlow.Destination: Restorable {
  package static let restoration = Restoration<Self>(name: "careful-course")
}
