package import Meerkat
import SwiftUI

/// A parent that asks before it lets anybody into a call, and has nothing else to offer.
package final class CarefulCourseFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case course, warning, call
  }

  package let navigator = Navigator<Destination>(root: .course)
  private let presenter: CoursePresenter
  private let callDoor = CallDoor()

  package init(_ presenter: CoursePresenter) {
    self.presenter = presenter
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .course: CourseView(presenter: presenter).actions(self).navigationTitle("A careful parent")
    case .warning: EmptyView()
    case .call: CallPage(presenter: presenter, didPressLeave: close)
    }
  }

  package func dialog(for destination: Destination) -> Dialog? {
    guard destination == .warning else { return nil }
    return Dialog("Join the call?", message: "Everyone will see and hear you.") {
      Dialog.Button("Join") { self.joinCall() }
      Dialog.Button("Not now", role: .cancel)
    }
  }

  package func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    destination == .call ? callDoor.permission() : .allow
  }

  private func joinCall() {
    callDoor.open { present(.call, as: .fullScreenCover) }
  }
}

/// The only action that this parent answers; the other controls are not drawn.
extension CarefulCourseFlow: CourseView.Actions {
  package func didPressJoinCall() { present(.warning, as: .alert) }
}
