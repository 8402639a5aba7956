package import Meerkat
import SwiftUI

/// The parent of all rooms: the only one who knows where they are.
@Observable
package final class GalleryFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case home
    case customers
    case todos
    case errors
  }

  package var journey = Journey<Destination>(root: .home)
  package let placement = Placement()

  private let readCustomers: () -> Result<CustomerDirectory, CustomerFile.Error>
  private let todoStore: any TodoStore
  let services: GalleryServices

  package init(
    services: GalleryServices = GalleryServices(),
    todoStore: any TodoStore = InMemoryTodoStore(),
    readCustomers: @escaping () -> Result<CustomerDirectory, CustomerFile.Error> = {
      CustomerFile.bundled
    }
  ) {
    self.services = services
    self.todoStore = todoStore
    self.readCustomers = readCustomers
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .home: HomeScreen(configuration: .rooms, didSelect: open)
    case .customers: FlowView(CustomersFlow(readCustomers: readCustomers))
    case .todos: FlowView(TodosFlow(presenter: TodosPresenter(store: todoStore)))
    case .errors: FlowView(ErrorsFlow(services: services.errors))
    }
  }

  private func open(_ room: HomeScreen.Room.ID) {
    switch room {
    case .customers: go(.forward(to: .customers))
    case .todos: go(.forward(to: .todos))
    case .errors: go(.forward(to: .errors))
    }
  }
}
