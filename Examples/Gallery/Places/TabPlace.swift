import Meerkat
package import SwiftUI

/// The screen in a tab: who has bought sees what is theirs, in the other one.
package struct TabPlace: View {
  let office: TicketOffice
  @State private var tab = Tab.buy

  private enum Tab: Hashable { case buy, bought }

  package init(office: TicketOffice) {
    self.office = office
  }

  package var body: some View {
    TabView(selection: $tab) {
      TicketScreen(configuration: office.ticket)
        .actions(office)
        .didPressBuy {
          office.buy()
          tab = .bought
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .tabItem { Label("Tickets", systemImage: "ticket") }
        .tag(Tab.buy)
      List { PurchaseRows(office: office) }
        .tabItem { Label("Bought", systemImage: "bag") }
        .tag(Tab.bought)
    }
  }
}
