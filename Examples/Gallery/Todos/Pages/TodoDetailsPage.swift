import SwiftUI

/// The screen of one todo, kept in step with the presenter.
struct TodoDetailsPage: View {
  @ObservedObject var presenter: TodosPresenter
  let id: Todo.ID

  var body: some View {
    if let configuration = presenter.details(id) {
      TodoDetailsScreen(configuration: configuration)
        .didToggle { presenter.didToggle(id) }
        .didRename { presenter.didRename(id, to: $0) }
        .didDelete { presenter.didDeleteShown(id) }
        .didPressRemind { presenter.didPressRemind(id) }
    } else {
      ErrorScreen(configuration: .noTodo)
        .didPressPrimary(presenter.didPressShowAll)
        .navigationTitle("Todo")
    }
  }
}

extension ErrorScreen.Configuration {
  /// That a todo is not there, in words.
  static var noTodo: Self {
    Self(
      systemImage: "checklist", title: "No such todo",
      description: "It may have been deleted, or be stored on another device.",
      controls: .buttons(primary: "Show all todos"))
  }
}
