import SwiftUI

/// The line of one task: a button with a chevron where somebody listens, else plain.
struct CourseTaskRow: View {
  let task: CourseUI.TaskRow
  var didSelect: ((CourseTask.ID) -> Void)?

  var body: some View {
    if let didSelect {
      Button {
        didSelect(task.id)
      } label: {
        HStack(spacing: 12) {
          line
          Spacer()
          Image(systemName: "chevron.forward")
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      line
    }
  }

  private var line: some View {
    HStack(spacing: 12) {
      Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(task.isDone ? Color.green : Color.secondary)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(task.title)
        Text(task.due)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}
