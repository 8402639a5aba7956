package import Meerkat
import SwiftUI

/// The customer beside the list.
package final class ChosenCustomerFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case nobody
    case customer(Customer.ID)
  }

  package let navigator = Navigator<Destination>(root: .nobody)

  private weak var parent: CustomersFlow?

  init(parent: CustomersFlow) {
    self.parent = parent
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .nobody: ErrorScreen(configuration: .nobodyChosen)
    case .customer(let id):
      if let parent {
        CustomersPage(flow: parent) { CustomerDetailsScreen.orNobody(id, in: $0) }
      }
    }
  }

  /// The customer who is shown.
  package var customer: Customer.ID? {
    if case .customer(let id) = journey.root { id } else { nil }
  }

  /// Shows another customer, or nobody.
  func choose(_ id: Customer.ID?) {
    go(.replaceAll(with: Journey(id.map(Destination.customer) ?? .nobody)))
  }
}

extension ChosenCustomerFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .nobody)
    DeepLink("{id}", Self.customer, as: .root)
  }
}
