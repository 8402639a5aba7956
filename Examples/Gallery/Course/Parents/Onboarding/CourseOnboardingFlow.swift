package import Meerkat
import SwiftUI

/// Shows newcomers a course before their first call: the call’s button asks for permissions, and there is no call.
@Observable
package final class CourseOnboardingFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case course, permissions
  }

  /// The flow ends with what the user has allowed.
  package typealias Outcome = Permissions

  package let navigator = Navigator<Destination>(root: .course)
  private let presenter: CoursePresenter
  private var permissions = Permissions()

  package init(_ presenter: CoursePresenter) {
    self.presenter = presenter
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .course:
      CourseView(
        presenter: presenter,
        didPressJoinCall: { self.push(.permissions) }
      )
      .navigationTitle("Your first course")
    case .permissions:
      PermissionsScreen(configuration: permissions)
        .didToggleCamera { self.permissions.camera.toggle() }
        .didToggleMicrophone { self.permissions.microphone.toggle() }
        .didPressContinue { self.finish(self.permissions) }
    }
  }
}

extension CourseOnboardingFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("permissions", .permissions)
  }
}
