import MeerkatActions
import SwiftUI

/// Asks for a new todo.
@Actions
struct AddTodoScreen: View {
  /// What the screen shows.
  struct Configuration: Equatable {
    var isSaving = false
    var problem: String?
  }

  let configuration: Configuration
  @Action var didPressSave: ((String) -> Void)?
  @Action var didPressCancel: (() -> Void)?

  @State private var title = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    List {
      Section {
        TextField("What needs to be done?", text: $title)
          .focused($isFocused)
          .submitLabel(.done)
          .onSubmit(save)
          .disabled(configuration.isSaving)
      }
      if configuration.isSaving {
        HStack(spacing: 8) {
          ProgressView()
          Text("Saving…")
            .foregroundStyle(.secondary)
        }
      }
      if let problem = configuration.problem {
        Label(problem, systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      }
    }
    .navigationTitle("New todo")
    .onAppear { isFocused = true }
    .toolbar {
      if let didPressCancel {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: didPressCancel)
        }
      }
      if didPressSave != nil {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(!canSave)
        }
      }
    }
  }

  private func save() {
    if canSave { didPressSave?(title) }
  }

  private var canSave: Bool {
    !configuration.isSaving && !title.allSatisfy(\.isWhitespace)
  }
}
