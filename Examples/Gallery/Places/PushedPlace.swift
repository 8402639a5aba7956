import Meerkat
package import SwiftUI

/// The screen on a stack: who has bought goes back to the list.
package struct PushedPlace: View {
  let office: TicketOffice
  @State private var directions: [Direction<Stop>] = [.forward(to: .ticket)]

  private enum Stop: Hashable { case ticket }

  package init(office: TicketOffice) {
    self.office = office
  }

  package var body: some View {
    NavigationStack {
      List {
        Button("Tickets") { directions.append(.forward(to: .ticket)) }
        PurchaseRows(office: office)
      }
      .navigationTitle("Concert")
      .handleNavigation($directions) { _ in
        TicketScreen(configuration: office.ticket)
          .actions(office)
          .didPressBuy {
            office.buy()
            directions.append(.back)
          }
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }
}
