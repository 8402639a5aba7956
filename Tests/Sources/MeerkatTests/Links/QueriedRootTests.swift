import Meerkat
import Testing

/// A flow whose root has a query, inside another flow.
@MainActor
struct QueriedRootTests {
  let trips = Trips()

  @Test(
    "A query reaches the root of a flow that is pushed",
    arguments: [
      "/packing?filter=open", "/packing/lists/3?filter=open", "/packing/lists/3/;push/packing",
      "/packing/;down/;with:filter=open/;up/;push/packing",
      "/packing/;down/;with:filter=open/;up/;push/packing/;down?filter=done", "/packing",
      "/all?filter=open",
    ])
  func roundTrip(link: String) throws {
    _ = try trips.open(link).get()
    #expect(trips.link == link)
    let other = Trips()
    _ = try other.open(try #require(trips.link)).get()
    #expect(other.outline == trips.outline)
  }

  @Test func theRootIsTheOneThatTheQuerySays() throws {
    _ = try trips.open("/packing?filter=open").get()
    #expect(trips.journey == Journey(.overview, [.push(.packing)]))
    #expect(trips.child(Packing.self)?.journey == Journey(.things("open", size: nil)))
  }

  @Test func aWrongQueryIsRefused() throws {
    #expect(throws: LinkError.wrongQuery(name: "size", value: "x", expected: "Int")) {
      try trips.open("/packing?size=x").get()
    }
    #expect(trips.outline == "Trips [overview]")
  }

  @Test(arguments: ["/packing?filter=open", "/notes?filter=done", "/packing", "/notes"])
  func aTabsRootHasTheQuery(link: String) throws {
    let tabs = TripTabs()
    _ = try tabs.open(link).get()
    let other = TripTabs()
    _ = try other.open(try #require(tabs.link)).get()
    #expect(other.outline == tabs.outline)
    #expect(tabs.link == (link == "/packing" ? "/" : link))
  }
}

/// Trips with things to pack.
final class Trips: Flow {
  enum Place: Hashable { case overview, packing, all(String?) }

  let navigator = Navigator<Place>(root: .overview)

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .overview, .all: PlaceScreen(name: "trips")
    case .packing: FlowView(Packing())
    }
  }
}

extension Trips.Place: Linked {
  static let links = Links<Self> {
    DeepLink("packing", .packing)
    DeepLink("all?filter={filter}", Self.all) { if case .all(let it) = $0 { it } else { nil } }
  }
}

/// Things to pack, of which the root shows some.
final class Packing: Flow {
  enum Place: Hashable { case things(String?, size: Int?), list(Int) }

  let navigator = Navigator<Place>(root: .things(nil, size: nil))

  func screen(for place: Place) -> some View { PlaceScreen(name: "\(place)") }
}

extension Packing.Place: Linked {
  static let links = Links<Self> {
    DeepLink("?filter={filter}&size={size}", Self.things, as: .root) {
      if case .things(let filter, let size) = $0 { (filter, size) } else { nil }
    }
    DeepLink("lists/{id}", Self.list) { if case .list(let id) = $0 { id } else { nil } }
  }
}

/// The same in tabs.
@Observable
final class TripTabs: Flow {
  enum Place: Hashable, Linked {
    case main
    static var links: Links<Self> { Links {} }
  }
  enum Tab: String, LinkValue { case packing, notes }

  let navigator = Navigator<Place>(root: .main)
  var tabs = TabSelection<Tab>([.packing, .notes])

  func screen(for place: Place) -> some View {
    @Bindable var flow = self
    return FlowTabs($flow.tabs) { _ in
      FlowView(Packing())
    } label: {
      Text("\($0)")
    }
  }
}
