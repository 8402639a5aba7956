import Meerkat
import SwiftUI

/// The room of the customers: the same list in three places, and what a selection means in each.
extension GalleryFlow {
  @ViewBuilder var customersRoom: some View {
    withCustomers { directory in
      CustomersRoomScreen(
        configuration: CustomersRoomScreen.Configuration(
          customers: Array(directory.rows.prefix(3))),
        didPressPush: { self.go(.forward(to: .customerList)) },
        didPressPresent: { self.go(.forward(to: .customerList, style: .sheet)) },
        didSelect: openCustomer)
    }
    .navigationTitle("Customers")
  }

  @ViewBuilder var customerList: some View {
    withCustomers { directory in
      CustomerListScreen(
        configuration: CustomerListScreen.Configuration(customers: directory.rows),
        didSelect: openCustomer)
    }
    .navigationTitle("All customers")
    .toolbar {
      if journey.presentation == .sheet {
        ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) }
      }
    }
  }

  @ViewBuilder func customerDetails(_ id: Customer.ID) -> some View {
    withCustomers { directory in
      if let customer = directory[id] {
        CustomerDetailsScreen(configuration: CustomerDetailsScreen.Configuration(customer))
      } else {
        ProblemScreen(
          configuration: ProblemScreen.Configuration(
            title: "No such customer", message: "There is no customer with number \(id)."))
      }
    }
  }

  private func openCustomer(_ id: Customer.ID) {
    go(.forward(to: .customer(id)))
  }

  @ViewBuilder private func withCustomers<Content: View>(
    @ViewBuilder _ content: (CustomerDirectory) -> Content
  ) -> some View {
    switch customers {
    case .success(let directory): content(directory)
    case .failure(let error):
      ProblemScreen(configuration: error.problem, didPressTryAgain: readCustomersAgain)
    }
  }
}
