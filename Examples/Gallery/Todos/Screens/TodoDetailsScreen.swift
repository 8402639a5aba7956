import MeerkatActions
import SwiftUI

/// One todo.
@Actions
struct TodoDetailsScreen: View {
  /// What the screen shows.
  struct Configuration: Equatable {
    var title: String
    var isDone: Bool
    var isReminderSet = false
    /// Why the todo could not be changed.
    var problem: String?
  }

  let configuration: Configuration
  @Action var didToggle: (() -> Void)?
  @Action var didPressRemind: (() -> Void)?

  var body: some View {
    List {
      Section {
        Text(configuration.title)
          .font(.title2)
          .padding(.vertical, 4)
      }
      Section {
        Label(
          configuration.isDone ? "Done" : "Still to do",
          systemImage: configuration.isDone ? "checkmark.circle.fill" : "circle"
        )
        .foregroundStyle(configuration.isDone ? Color.green : Color.secondary)
        if let didToggle {
          Button(configuration.isDone ? "Mark as open" : "Mark as done", action: didToggle)
        }
        if let problem = configuration.problem {
          Label(problem, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
        }
      }
      if !configuration.isDone { reminder }
    }
    .navigationTitle("Todo")
  }

  @ViewBuilder private var reminder: some View {
    if configuration.isReminderSet {
      Section {
        Label("You will be reminded, wherever you are.", systemImage: "bell.fill")
          .foregroundStyle(.secondary)
      }
    } else if let didPressRemind {
      Section {
        Button(action: didPressRemind) {
          Label("Remind me in five seconds", systemImage: "bell")
        }
      }
    }
  }
}
