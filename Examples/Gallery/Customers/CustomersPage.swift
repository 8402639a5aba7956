import SwiftUI

/// What is made of the customers, or why there are none.
struct CustomersPage<Content: View>: View {
  let flow: CustomersFlow
  @ViewBuilder let content: (CustomerDirectory) -> Content

  var body: some View {
    switch flow.customers {
    case .success(let directory): content(directory)
    case .failure(let error):
      ErrorScreen(configuration: ErrorScreen.Configuration(error))
        .didPressPrimary(flow.readAgain)
    }
  }
}

extension CustomerDetailsScreen {
  /// The screen of a customer, or one that says that there is none.
  @ViewBuilder
  static func orNobody(_ id: Customer.ID, in directory: CustomerDirectory) -> some View {
    if let customer = directory[id] {
      CustomerDetailsScreen(configuration: Configuration(customer))
    } else {
      ErrorScreen(configuration: .noCustomer(id))
    }
  }
}
