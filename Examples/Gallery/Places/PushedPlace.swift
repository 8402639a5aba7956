import Meerkat
package import SwiftUI

/// The screen on a stack: who has bought goes back to the list.
package struct PushedPlace: View {
  let office: TicketOffice
  @State private var path = [Stop.ticket]

  private enum Stop: Hashable { case ticket }

  package init(office: TicketOffice) {
    self.office = office
  }

  package var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Tickets", value: Stop.ticket)
        PurchaseRows(office: office)
      }
      .navigationTitle("Concert")
      .navigationDestination(for: Stop.self) { _ in
        TicketScreen(configuration: office.ticket)
          .actions(office)
          .didPressBuy {
            office.buy()
            path = []
          }
      }
    }
  }
}
