import MeerkatActions
import SwiftUI

/// A list of customers with a search.
///
/// Where somebody listens to the selection, rows are buttons.
@Actions
struct CustomerListScreen: View {
  let configuration: Configuration
  @Action var didSelect: ((Customer.ID) -> Void)?

  @State private var search = ""

  var body: some View {
    let found = configuration.customers(matching: search)
    List {
      Section {
        HStack(spacing: 8) {
          Image(systemName: "magnifyingglass")
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
          TextField("Search customers", text: $search)
        }
      }
      Section {
        ForEach(found) { customer in
          CustomerRow(
            customer: customer, isSelected: customer.id == configuration.selected,
            didSelect: didSelect)
        }
      } header: {
        Text(configuration.summary(of: found))
      }
    }
  }
}
