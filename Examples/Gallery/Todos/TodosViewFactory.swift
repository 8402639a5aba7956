package import Meerkat
import SwiftUI

/// Makes the screen of each destination of the todos.
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
    case .reminder(let id):
      Button("Show") { presenter.didPressShow(id) }
      Button("Not now", role: .cancel) {}
    case .notSaved(let title):
      Button("Try again") { presenter.didPressSaveAgain(title) }
      Button("Give up", role: .cancel) {}
    }
  }
}
