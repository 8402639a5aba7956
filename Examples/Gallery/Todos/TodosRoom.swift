import Meerkat
import SwiftUI

/// Joins the presenter with its screens.
struct TodosRoom: View {
  @StateObject private var presenter: TodosPresenter

  init(store: any TodoStore) {
    _presenter = StateObject(wrappedValue: TodosPresenter(store: store))
  }

  var body: some View {
    TodoListScreen(
      configuration: presenter.list,
      didPressAdd: presenter.didPressAdd,
      didSelect: presenter.didSelect,
      didToggle: presenter.didToggle
    )
    .handleNavigation(presenter.navigation, didDismiss: presenter.didDismiss) { destination in
      switch destination {
      case .add: AddTodoPage(presenter: presenter)
      case .details(let id): TodoDetailsPage(presenter: presenter, id: id)
      }
    }
  }
}

/// The screen for adding, kept in step with the presenter.
private struct AddTodoPage: View {
  @ObservedObject var presenter: TodosPresenter

  var body: some View {
    AddTodoScreen(
      configuration: presenter.add,
      didPressSave: presenter.didPressSave,
      didPressCancel: presenter.didPressCancel)
  }
}

/// The screen of one todo, kept in step with the presenter.
private struct TodoDetailsPage: View {
  @ObservedObject var presenter: TodosPresenter
  let id: Todo.ID

  var body: some View {
    if let configuration = presenter.details(id) {
      TodoDetailsScreen(configuration: configuration, didToggle: { presenter.didToggle(id) })
    }
  }
}
