package import Meerkat
import SwiftUI

/// The parent of the customers' screens: decides what a selection means in each place.
@Observable
package final class CustomersFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case room, list, columns
    case customer(Customer.ID)
  }

  package let navigator = Navigator<Destination>(root: .room)

  private(set) var customers: Result<CustomerDirectory, CustomerFile.Error>
  private let readCustomers: () -> Result<CustomerDirectory, CustomerFile.Error>

  package init(
    readCustomers: @escaping () -> Result<CustomerDirectory, CustomerFile.Error> = {
      CustomerFile.bundled()
    }
  ) {
    self.readCustomers = readCustomers
    customers = readCustomers()
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .room: room
    case .list: list
    case .columns: columns
    case .customer(let id): details(id)
    }
  }

  private var room: some View {
    CustomersPage(flow: self) { directory in
      CustomersRoomScreen(
        configuration: CustomersRoomScreen.Configuration(
          customers: Array(directory.rows.prefix(3)))
      )
      .actions(self)
    }
    .navigationTitle("Customers")
  }

  /// The list, which pushes: onto the stack of the room, or onto that of its sheet.
  private var list: some View {
    CustomersPage(flow: self) { directory in
      CustomerListScreen(
        configuration: CustomerListScreen.Configuration(customers: directory.rows)
      )
      .actions(self)
    }
    .navigationTitle("All customers")
    .toolbar {
      if journey.presentation == .sheet {
        ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) }
      }
    }
  }

  @ViewBuilder private func details(_ id: Customer.ID) -> some View {
    CustomersPage(flow: self) { CustomerDetailsScreen.orNobody(id, in: $0) }
  }

  func readAgain() {
    customers = readCustomers()
  }

  private func open(_ id: Customer.ID) {
    push(.customer(id))
  }
}

extension CustomersFlow: CustomersRoomScreen.Actions {
  package func didSelectWay(_ id: CustomersRoomScreen.Way.ID) {
    switch id {
    case .pushed: push(.list)
    case .inASheet: present(.list)
    case .inColumns: present(.columns, as: .fullScreenCover)
    }
  }

  package func didSelect(_ id: Customer.ID) { open(id) }
}

extension CustomersFlow: CustomerListScreen.Actions {}
