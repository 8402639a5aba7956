import Meerkat
package import SwiftUI

/// The screen as a part of another one: who has bought sees it right below.
package struct EmbeddedPlace: View {
  let office: TicketOffice

  package init(office: TicketOffice) {
    self.office = office
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("The sand is warm, the drums are loud, and somebody always stands guard.")
        .padding([.horizontal, .top])
      TicketScreen(configuration: office.ticket)
        .actions(office)
        .didPressBuy { office.buy() }
      VStack(alignment: .leading, spacing: 6) { PurchaseRows(office: office) }
        .padding([.horizontal, .bottom])
    }
  }
}
