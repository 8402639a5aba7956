import Foundation
import MeerkatActions
import SwiftUI

/// One todo, whose title is edited in place.
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
  @Action var didRename: ((String) -> Void)?
  @Action var didDelete: (() -> Void)?
  @Action var didPressRemind: (() -> Void)?

  /// What is being typed, until it is the title.
  @State private var draft: String?
  @FocusState private var isEditing: Bool

  var body: some View {
    List {
      Section {
        title
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
      if let didDelete {
        Section {
          Button(role: .destructive, action: didDelete) {
            Label("Delete todo", systemImage: "trash")
          }
        }
      }
    }
    .navigationTitle("Todo")
    .onDisappear(perform: rename)
  }

  @ViewBuilder private var title: some View {
    if didRename != nil {
      TextField("Title", text: Binding(get: { draft ?? configuration.title }, set: { draft = $0 }))
        .focused($isEditing)
        .submitLabel(.done)
        .onSubmit(rename)
        .onChange(of: isEditing) { if !isEditing { rename() } }
    } else {
      Text(configuration.title)
    }
  }

  // A todo without a title keeps the one it had.
  private func rename() {
    let title = (draft ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    draft = nil
    if !title.isEmpty, title != configuration.title { didRename?(title) }
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
