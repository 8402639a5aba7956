import Meerkat
import SwiftUI

/// What was bought so far, wherever it was bought.
struct PurchaseRows: View {
  let office: TicketOffice

  var body: some View {
    if office.purchases.isEmpty {
      Text("Nothing bought yet")
        .foregroundStyle(.secondary)
    }
    ForEach(office.purchases) { purchase in
      Label(purchase.text, systemImage: "checkmark.circle")
    }
  }
}
