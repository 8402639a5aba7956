import Observation

/// The presenter that all four places share: what is pressed in one is seen in the others.
@MainActor
@Observable
package final class TicketOffice {
  private static let price = 24
  private static let most = 9

  package private(set) var count = 2
  package private(set) var purchases: [Purchase] = []

  package struct Purchase: Identifiable, Equatable {
    package let id: Int
    package let text: String
  }

  package init() {}

  package var ticket: TicketScreen.Configuration {
    TicketScreen.Configuration(
      title: "Night of the Meerkats", date: "Saturday, 8 pm", count: "\(count)",
      price: "€\(count * Self.price)")
  }

  package func buy() {
    let tickets = count == 1 ? "1 ticket" : "\(count) tickets"
    purchases.append(Purchase(id: purchases.count, text: "\(tickets), €\(count * Self.price)"))
  }
}

extension TicketOffice: TicketScreen.Actions {
  package func didPressFewer() { count = max(1, count - 1) }
  package func didPressMore() { count = min(Self.most, count + 1) }
}
