package import Meerkat
import SwiftUI

/// The page with the four places.
///
/// The sheet is this flow's; the other places are parents of their own.
@Observable
package final class PlacesFlow: Flow {
  package enum Destination: String, Codable, Hashable, Sendable { case page, ticket }

  package var journey = Journey<Destination>(root: .page)
  package let placement = Placement()
  package let office = TicketOffice()

  package init() {}

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .page:
      PlacesScreen(office: office)
        .didPressTickets { [weak self] in
          self?.go(.forward(to: .ticket, style: .sheet(detents: [.medium])))
        }
    case .ticket:
      TicketScreen(configuration: office.ticket)
        .actions(office)
        .didPressBuy { [weak self] in
          self?.office.buy()
          self?.close()
        }
        .didPressClose { [weak self] in self?.close() }
    }
  }
}

extension PlacesFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .page)
    DeepLink("sheet", .ticket, as: .sheet)
  }
}

extension PlacesFlow.Destination: Restorable {
  package static let restoration = Restoration<Self>(name: "places")
}
