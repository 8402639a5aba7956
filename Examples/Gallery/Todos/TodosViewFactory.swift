package import Meerkat
import SwiftUI

/// Makes what is shown at each destination of the todos.
///
/// The presenter knows no view, and what goes where it says knows none either: they all share this
/// factory, whether a flow asks it or `handleNavigation` on a view.
@MainActor
package struct TodosViewFactory {
  private let presenter: TodosPresenter

  package init(presenter: TodosPresenter) {
    self.presenter = presenter
  }

  @ViewBuilder
  package func screen(for destination: TodosPresenter.Destination) -> some View {
    switch destination {
    case .list: TodoListPage(presenter: presenter)
    case .add: AddTodoPage(presenter: presenter)
    case .details(let id): TodoDetailsPage(presenter: presenter, id: id)
    // An alert, which is all in its dialog.
    case .reminder, .notSaved: EmptyView()
    }
  }

  package func dialog(for destination: TodosPresenter.Destination) -> Dialog? {
    switch destination {
    case .list, .add, .details: nil
    case .reminder(let id):
      Dialog("Reminder", message: presenter.todo(id).map { "\($0.title)" }) {
        Dialog.Button("Show") { presenter.didPressShow(id) }
        Dialog.Button("Not now", role: .cancel)
      }
    case .notSaved(let title):
      Dialog("Not saved", message: "“\(title)” could not be saved.") {
        Dialog.Button("Try again") { presenter.didPressSaveAgain(title) }
        Dialog.Button("Give up", role: .cancel)
      }
    }
  }
}
