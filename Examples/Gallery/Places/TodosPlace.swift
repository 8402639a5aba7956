import Meerkat
package import SwiftUI

/// The todos as a part of a page: the presenter that a flow follows in their own room is followed by
/// a view here.
package struct TodosPlace: View {
  private let presenter: TodosPresenter
  @State private var directions: [Direction<TodosPresenter.Destination>] = []

  package init(presenter: TodosPresenter) {
    self.presenter = presenter
  }

  package var body: some View {
    let factory = TodosViewFactory(presenter: presenter)
    NavigationStack {
      factory.screen(for: .list)
        .toolbarTitleDisplayMode(.inline)
        .onReceive(presenter.navigation) { directions.append($0) }
        .handleNavigation(
          $directions, didDismiss: presenter.didDismiss, dialog: factory.dialog
        ) {
          factory.screen(for: $0)
        }
    }
  }
}
