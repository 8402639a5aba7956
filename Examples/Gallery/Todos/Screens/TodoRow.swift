import Meerkat
import SwiftUI

/// The line of one todo: a switch for done, and the way to its details.
struct TodoRow: View {
  let row: TodoListScreen.Row
  var didSelect: ((Todo.ID) -> Void)?
  var didToggle: ((Todo.ID) -> Void)?

  var body: some View {
    HStack(spacing: 12) {
      if let didToggle {
        Toggle("Done: \(row.title)", isOn: isDone(didToggle))
          .labelsHidden()
      }
      if let didSelect {
        Button {
          didSelect(row.id)
        } label: {
          HStack {
            title
            Spacer()
            Image(systemName: "chevron.right")
              .foregroundStyle(.secondary)
              .accessibilityHidden(true)
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      } else {
        title
      }
    }
  }

  private var title: some View {
    Text(row.title)
      .strikethrough(row.isDone)
      .foregroundStyle(row.isDone ? .secondary : .primary)
  }

  private func isDone(_ didToggle: @escaping (Todo.ID) -> Void) -> Binding<Bool> {
    Binding(get: { row.isDone }, set: { _ in didToggle(row.id) })
  }
}
