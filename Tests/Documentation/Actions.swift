// actions.md: import MeerkatActions
import Meerkat
import SwiftUI

struct CourseTask: Identifiable, Hashable {
  let id: String
  let title: String
}

struct Folder: Hashable {}

extension CourseScreen {
  struct Configuration: Equatable {}
}

let course = CourseScreen.Configuration()

// actions.md: struct NameScreen: View {

final class CourseFlow: Flow {
  enum Destination: Hashable { case course, task(CourseTask.ID) }

  let navigator = Navigator<Destination>(root: .course)

  @ViewBuilder func screen(for destination: Destination) -> some View {
    // actions.md: CourseScreen(configuration: course) // nobody listens
  }

  func openCall() {}
}

// actions.md: extension CourseFlow: CourseScreen.Actions {

@Actions struct SaveScreen: View {
  // actions.md: @Action(.exclusive) var didPressSave

  var body: some View {
    // actions.md: Button("Save"
  }
}

@Actions struct TaskListScreen: View {
  let tasks: [CourseTask]
  @Action var didSelectTask: ((CourseTask.ID) -> Void)?

  var body: some View {
    // actions.md: List { ForEach(tasks)
  }
}

// actions.md: @Actions struct TaskRow: View {

// actions.md: #Preview { CourseScreen(configuration: course

// actions.md: #Preview { CourseScreen.withCall }

struct Observed: View {
  func log(_ text: String) {}

  var body: some View {
    // actions.md: FlowView(CourseFlow()).observingActions
  }
}
