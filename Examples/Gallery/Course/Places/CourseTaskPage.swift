import SwiftUI

/// The screen of one task, as soon as its course is there.
struct CourseTaskPage: View {
  let presenter: CoursePresenter
  let id: CourseTask.ID

  var body: some View {
    CourseContent(presenter: presenter) { course in
      if let task = course.tasks.first(where: { $0.id == id }) {
        CourseTaskScreen(configuration: CourseTaskScreen.Configuration(task))
      } else {
        ContentUnavailableView(
          "No such task", systemImage: "questionmark.circle",
          description: Text("\(course.title) has no task “\(id)”."))
      }
    }
    .navigationTitle("Task")
  }
}
