import MeerkatActions
import SwiftUI

/// All todos, the open ones first.
@Actions
struct TodoListScreen: View {
  let configuration: Configuration
  @Action var didPressAdd: (() -> Void)?
  @Action var didSelect: ((Todo.ID) -> Void)?
  @Action var didToggle: ((Todo.ID) -> Void)?

  var body: some View {
    List {
      if configuration.isEmpty {
        Section {
          Label("Nothing to do. Add your first todo.", systemImage: "checkmark.circle")
            .foregroundStyle(.secondary)
        }
      }
      section("To do", configuration.open)
      section("Done", configuration.done)
    }
    .navigationTitle("Todos")
    .toolbar {
      if let didPressAdd {
        ToolbarItem(placement: .primaryAction) {
          Button(action: didPressAdd) {
            Label("Add todo", systemImage: "plus")
          }
        }
      }
    }
  }

  @ViewBuilder private func section(_ title: String, _ rows: [Row]) -> some View {
    if !rows.isEmpty {
      Section {
        ForEach(rows) { row in
          TodoRow(row: row, didSelect: didSelect, didToggle: didToggle)
        }
      } header: {
        Text(title)
      }
    }
  }
}
