import SwiftUI

/// The screen of all todos, kept in step with the presenter.
struct TodoListPage: View {
  @ObservedObject var presenter: TodosPresenter

  var body: some View {
    TodoListScreen(configuration: presenter.list)
      .actions(presenter)
  }
}
