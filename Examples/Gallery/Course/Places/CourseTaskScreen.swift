import SwiftUI

/// One task of a course.
struct CourseTaskScreen: View {
  /// What the screen shows.
  struct Configuration: Equatable {
    var title: String
    var details: String
    var due: String
    var isDone: Bool
  }

  let configuration: Configuration

  var body: some View {
    List {
      Section {
        VStack(alignment: .leading, spacing: 8) {
          Text(configuration.title)
            .font(.title2)
            .bold()
          Text(configuration.details)
        }
        .padding(.vertical, 8)
      }
      Section {
        Label(
          configuration.due,
          systemImage: configuration.isDone ? "checkmark.circle.fill" : "calendar"
        )
        .foregroundStyle(configuration.isDone ? Color.green : Color.primary)
      }
    }
  }
}

extension CourseTaskScreen.Configuration {
  init(_ task: CourseTask) {
    let row = CourseUI.TaskRow(task)
    self.init(title: task.title, details: task.details, due: row.due, isDone: task.isDone)
  }
}
