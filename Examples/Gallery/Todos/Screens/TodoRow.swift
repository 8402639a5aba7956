import Meerkat
import SwiftUI

/// The line of one todo: a circle to check it off, and the way to its details, which is all the rest.
struct TodoRow: View {
  let row: TodoListScreen.Row
  var didSelect: ((Todo.ID) -> Void)?
  var didToggle: ((Todo.ID) -> Void)?
  var didDelete: ((Todo.ID) -> Void)?

  var body: some View {
    HStack(spacing: 6) {
      if let didToggle { circle(didToggle) }
      if let didSelect { details(didSelect) } else { title }
    }
    .listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 16))
    .contextMenu {
      if let didDelete {
        Button("Delete", systemImage: "trash", role: .destructive) { didDelete(row.id) }
      }
    }
  }

  private func circle(_ didToggle: @escaping (Todo.ID) -> Void) -> some View {
    Button {
      didToggle(row.id)
    } label: {
      Image(systemName: row.isDone ? "checkmark.circle.fill" : "circle")
        .font(.title2)
        .foregroundStyle(row.isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .padding(10)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Done: \(row.title)")
    .accessibilityAddTraits(row.isDone ? [.isToggle, .isSelected] : .isToggle)
  }

  private func details(_ didSelect: @escaping (Todo.ID) -> Void) -> some View {
    Button {
      didSelect(row.id)
    } label: {
      HStack {
        title
        Spacer()
        Image(systemName: "chevron.forward")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      .padding(.vertical, 6)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  private var title: some View {
    Text(row.title)
      .strikethrough(row.isDone)
      .foregroundStyle(row.isDone ? .secondary : .primary)
      .padding(.vertical, 6)
  }
}
