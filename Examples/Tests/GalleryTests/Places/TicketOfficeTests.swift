import GalleryRooms
import Testing

/// The presenter that four places share, without any view.
@MainActor
struct TicketOfficeTests {
  let office = TicketOffice()

  @Test(arguments: [
    (presses: 0, count: "2", price: "€48"),
    (presses: 3, count: "5", price: "€120"),
    (presses: 20, count: "9", price: "€216"),
    (presses: -1, count: "1", price: "€24"),
    (presses: -9, count: "1", price: "€24"),
  ])
  func thePriceFollowsTheNumberOfTickets(presses: Int, count: String, price: String) {
    for _ in 0..<abs(presses) {
      if presses > 0 { office.didPressMore() } else { office.didPressFewer() }
    }
    #expect(office.ticket.count == count)
    #expect(office.ticket.price == price)
  }

  @Test func whatWasBoughtStays() {
    office.buy()
    office.didPressFewer()
    office.buy()
    #expect(office.purchases.map(\.text) == ["2 tickets, €48", "1 ticket, €24"])
  }
}
