import Meerkat
import MeerkatActions
import SwiftUI

struct CourseTask: Identifiable, Hashable {
  let id: String
}

struct Folder: Hashable {}

struct Grade {}

extension CourseScreen {
  struct Configuration: Equatable {}
}

// actions.md: @Actions @MainActor

// actions.md: struct CourseScreen: CourseActionsScreen {

final class CourseFlow: CourseActions {}

@MainActor @ViewBuilder
func courses(
  _ course: CourseScreen.Configuration, _ flow: CourseFlow, openCall: @escaping () -> Void
) -> some View {
  // actions.md: CourseScreen(configuration: course).didPressJoinCall(openCall).actions(flow)
}
