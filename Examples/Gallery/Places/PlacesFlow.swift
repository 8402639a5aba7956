package import Meerkat
import SwiftUI

/// The page with the four places.
///
/// The sheet is this flow's; the other places are parents of their own. So is the card with the todos,
/// which go where their presenter says.
package final class PlacesFlow: Flow {
  package enum Destination: String, Codable, Hashable, Sendable { case page, ticket }

  package let navigator = Navigator<Destination>(root: .page)
  package let office = TicketOffice()
  package let todos: TodosPresenter

  /// Creates a flow.
  ///
  /// - Parameter todoStore: Where the todos of the page are kept.
  package init(todoStore: any TodoStore = InMemoryTodoStore()) {
    todos = TodosPresenter(store: todoStore)
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .page:
      PlacesScreen(office: office, todos: todos)
        .didPressTickets { [weak self] in
          self?.present(.ticket, as: .sheet(detents: [.medium]))
        }
    case .ticket:
      TicketScreen(configuration: office.ticket)
        .actions(office)
        .didPressBuy { [weak self] in
          self?.office.buy()
          self?.close()
        }
        .didPressClose { [weak self] in self?.close() }
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }
}

extension PlacesFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .page)
    DeepLink("sheet", .ticket, as: .sheet(detents: [.medium]))
  }
}
