package import Meerkat
import SwiftUI

/// The parent of all rooms: the only one who knows where they are.
package final class GalleryFlow: Flow {
  package enum Destination: String, Codable, Hashable, Sendable {
    case home
    case course, customers, devices, errors, todos
    case places
  }

  package let navigator = Navigator<Destination>(root: .home)

  package let services: GalleryServices
  private let readCustomers: () -> Result<CustomerDirectory, CustomerFile.Error>
  private let office = TicketOffice()
  private let todoStore: any TodoStore

  package init(
    services: GalleryServices = GalleryServices(),
    todoStore: any TodoStore = InMemoryTodoStore(),
    readCustomers: @escaping () -> Result<CustomerDirectory, CustomerFile.Error> = {
      CustomerFile.bundled()
    }
  ) {
    self.services = services
    self.todoStore = todoStore
    self.readCustomers = readCustomers
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .home: HomePage(backend: services.backend, office: office, didSelect: open)
    case .course: FlowView(CourseRoomFlow(service: self.services.courses))
    case .customers: FlowView(CustomersFlow(readCustomers: self.readCustomers))
    case .devices: FlowView(DevicesFlow(services.devices))
    case .errors: FlowView(ErrorsFlow(services: services.errors))
    case .todos: FlowView(TodosFlow(presenter: TodosPresenter(store: todoStore)))
    case .places: FlowView(PlacesFlow(todoStore: todoStore))
    }
  }

  private func open(_ room: HomeScreen.Room.ID) {
    switch room {
    case .course: push(.course)
    case .customers: push(.customers)
    case .devices: push(.devices)
    case .errors: push(.errors)
    case .todos: push(.todos)
    case .places: push(.places)
    }
  }
}
