package import Meerkat
import SwiftUI

/// The room of the course: the same screen under four parents.
@Observable
package final class CourseRoomFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case room, course, onboarding, marketplace, careful, homework
  }

  package let navigator = Navigator<Destination>(root: .room)
  private let service: any CourseService
  private var permissions: Permissions?
  private let homework = HomeworkPresenter()

  package init(service: any CourseService) {
    self.service = service
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .room:
      CourseRoomScreen(configuration: CourseRoomScreen.Configuration(permissions)).actions(self)
    case .course: FlowView(CourseFlow(self.drawing))
    case .onboarding:
      FlowView(CourseOnboardingFlow(self.drawing)) { self.permissions = $0 }
    case .marketplace: FlowView(MarketplaceFlow(MarketplacePresenter(service: self.service)))
    case .careful: FlowView(CarefulCourseFlow(self.drawing))
    case .homework: HomeworkPage(presenter: homework)
    }
  }

  /// Each parent loads the course for itself.
  private var drawing: CoursePresenter { CoursePresenter("drawing", service: service) }
}

extension CourseRoomFlow: CourseRoomScreen.Actions {
  package func didSelectParent(_ parent: CourseRoomScreen.Parent.ID) {
    switch parent {
    case .flow: push(.course)
    case .onboarding: push(.onboarding)
    case .marketplace: push(.marketplace)
    case .careful: push(.careful)
    case .homework: push(.homework)
    }
  }
}

extension CourseRoomFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("flow", .course)
    DeepLink("onboarding", .onboarding)
    DeepLink("marketplace", .marketplace)
    DeepLink("careful", .careful)
    DeepLink("homework", .homework)
  }
}
