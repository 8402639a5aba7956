import Observation

/// The presenter that all four places share: what is pressed in one is seen in the others.
@MainActor
@Observable
final class TicketOffice {
  private static let price = 24
  private static let most = 9

  private(set) var count = 2
  private(set) var purchases: [Purchase] = []

  struct Purchase: Identifiable, Equatable {
    let id: Int
    let text: String
  }

  var ticket: TicketScreen.Configuration {
    TicketScreen.Configuration(
      title: "Night of the Meerkats", date: "Saturday, 8 pm", count: "\(count)",
      price: "€\(count * Self.price)")
  }

  func buy() {
    let tickets = count == 1 ? "1 ticket" : "\(count) tickets"
    purchases.append(Purchase(id: purchases.count, text: "\(tickets), €\(count * Self.price)"))
  }
}

extension TicketOffice: TicketScreen.Actions {
  func didPressFewer() { count = max(1, count - 1) }
  func didPressMore() { count = min(Self.most, count + 1) }
}
