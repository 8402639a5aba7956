package import Meerkat
import SwiftUI

/// The parent of all rooms: the only one who knows where they are.
@Observable
package final class GalleryFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case home
    case course
    case customers, customerList
    case customer(Customer.ID)
    case devices
    case todos
    case places
    case customers
    case todos
    case errors
  }

  package var journey = Journey<Destination>(root: .home)
  package let placement = Placement()

  private let readCustomers: () -> Result<CustomerDirectory, CustomerFile.Error>
  private let todoStore: any TodoStore
  let services: GalleryServices
  private let errorServices: ErrorServices

  package init(
    services: GalleryServices = GalleryServices(),
    todoStore: any TodoStore = InMemoryTodoStore(),
    errorServices: ErrorServices? = nil,
    readCustomers: @escaping () -> Result<CustomerDirectory, CustomerFile.Error> = {
      CustomerFile.bundled
    }
  ) {
    self.services = services
    self.todoStore = todoStore
    self.errorServices =
      errorServices ?? ErrorServices(http: HTTPService(server: .shared, backend: Backend()))
    self.readCustomers = readCustomers
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .home: HomePage(didSelect: open)
    case .home: HomeScreen(configuration: .rooms, didSelect: open)
    case .course: FlowView(CourseRoomFlow(service: self.services.courses))
    case .customers: customersRoom
    case .customerList: customerList
    case .customer(let id): customerDetails(id)
    case .devices: FlowView(DevicesFlow(services.devices))
    case .todos: TodosRoom(store: todoStore)
    case .places: FlowView(PlacesFlow())
    case .customers: FlowView(CustomersFlow(readCustomers: readCustomers))
    case .todos: TodosRoom(store: todoStore)
    case .errors: FlowView(ErrorsFlow(services: errorServices))
    }
  }

  private func open(_ room: HomeScreen.Room.ID) {
    switch room {
    case .course: go(.forward(to: .course))
    case .customers: go(.forward(to: .customers))
    case .devices: go(.forward(to: .devices))
    case .todos: go(.forward(to: .todos))
    case .places: go(.forward(to: .places))
    case .errors: go(.forward(to: .errors))
    }
  }
}
