import SwiftUI

/// The screen for adding, kept in step with the presenter.
struct AddTodoPage: View {
  @ObservedObject var presenter: TodosPresenter

  var body: some View {
    AddTodoScreen(configuration: presenter.add)
      .actions(presenter)
  }
}
