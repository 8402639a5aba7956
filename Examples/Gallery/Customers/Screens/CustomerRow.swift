import Meerkat
import SwiftUI

/// The line of one customer: a button with a chevron where somebody listens, else plain.
struct CustomerRow: View {
  let customer: CustomerListScreen.Row
  var isSelected = false
  var didSelect: ((Customer.ID) -> Void)?

  var body: some View {
    if let didSelect {
      Button {
        didSelect(customer.id)
      } label: {
        HStack(spacing: 12) {
          names
          Spacer()
          Image(systemName: "chevron.forward")
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .listRowBackground(isSelected ? Color.accentColor.opacity(0.15) : nil)
    } else {
      names
    }
  }

  private var names: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(customer.name)
      Text(customer.detail)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}
