import MeerkatJourney
import Testing

/// One place that is shown in two styles has an address for each.
struct StyledLinksTests {
  enum Place: Hashable { case room, list, customer(Int) }

  static let links = Links<Place> {
    DeepLink("", .room)
    DeepLink("all", .list)
    DeepLink("sheet", .list, as: .sheet)
    DeepLink("{id}", Place.customer) { if case .customer(let id) = $0 { id } else { nil } }
  }

  static let addresses: [(String, Journey<Place>)] = [
    ("/", Journey(.room)),
    ("/3", Journey(.room, [.push(.customer(3))])),
    ("/all", Journey(.room, [.push(.list)])),
    ("/all/3", Journey(.room, [.push(.list), .push(.customer(3))])),
    ("/sheet/3", Journey(.room, [.sheet(.list), .push(.customer(3))])),
    (
      "/3/all/4/sheet/5",
      Journey(
        .room,
        [
          .push(.customer(3)), .push(.list), .push(.customer(4)), .sheet(.list),
          .push(.customer(5)),
        ])
    ),
    (
      "/;fullScreenCover/all/3",
      Journey(.room, [.fullScreenCover(.list), .push(.customer(3))])
    ),
  ]

  @Test(arguments: addresses)
  func anAddressSaysTheStyle(address: String, journey: Journey<Place>) throws {
    #expect(try Self.links.journey(for: address, root: .room) == journey)
    #expect(try Self.links.link(for: journey, root: .room) == address)
  }
}
