import Foundation
import MeerkatActions
import SwiftUI

/// All todos, the open ones first.
@Actions
struct TodoListScreen: View {
  let configuration: Configuration
  @Action var didPressAdd: (() -> Void)?
  @Action var didSelect: ((Todo.ID) -> Void)?
  @Action var didToggle: ((Todo.ID) -> Void)?
  @Action var didDelete: ((Todo.ID) -> Void)?
  @Action var didPressHideReport: (() -> Void)?

  var body: some View {
    List {
      notices
      if configuration.isEmpty, configuration.problem == nil {
        Section {
          Label("Nothing to do. Add your first todo.", systemImage: "checkmark.circle")
            .foregroundStyle(.secondary)
        }
      }
      section("To do", configuration.open)
      section("Done", configuration.done)
    }
    .animation(.default, value: configuration)
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

  @ViewBuilder private var notices: some View {
    if let report = configuration.report {
      Section {
        Label(report, systemImage: "archivebox")
        if let didPressHideReport {
          Button("OK", action: didPressHideReport)
        }
      }
    }
    if let problem = configuration.problem {
      Section {
        Label(problem, systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      }
    }
  }

  private func delete(from rows: [Row]) -> ((IndexSet) -> Void)? {
    didDelete.map { didDelete in
      { positions in for position in positions { didDelete(rows[position].id) } }
    }
  }

  @ViewBuilder private func section(_ title: String, _ rows: [Row]) -> some View {
    if !rows.isEmpty {
      Section {
        ForEach(rows) { row in
          TodoRow(row: row, didSelect: didSelect, didToggle: didToggle, didDelete: didDelete)
        }
        .onDelete(perform: delete(from: rows))
      } header: {
        Text(title)
      }
    }
  }
}
