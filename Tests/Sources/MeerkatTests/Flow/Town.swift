import Meerkat

/// A flow that other flows are placed in: a map, on which one goes on visits.
@Observable
final class Town: Flow {
  enum Place: Hashable { case map, visit(Int), shop, hint }

  let navigator = Navigator<Place>(root: .map)
  var souvenirs: [String] = []

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .map: PlaceScreen(name: "map", actions: ["Visit": { self.push(.visit(1)) }])
    case .visit(let number): FlowView(Visit(number)) { self.souvenirs.append($0) }
    case .shop: PlaceScreen(name: "shop", actions: ["Close": close])
    case .hint: Button("Fine") {}
    }
  }

  func dialog(for place: Place) -> Dialog? { place == .hint ? Dialog("A hint") : nil }
}

/// A flow that does not know where it is placed.
@Observable
final class Visit: Flow {
  enum Place: Hashable { case hall, room(Int), ticket, warning }
  typealias Outcome = String

  let navigator = Navigator<Place>(root: .hall)
  let number: Int

  init(_ number: Int = 1) { self.number = number }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .hall:
      PlaceScreen(
        name: "hall", actions: ["Enter": { self.push(.room(1)) }, "Back": back])
    case .room(let room):
      PlaceScreen(
        name: "room \(room)",
        actions: [
          "Further": { self.push(.room(room + 1)) },
          "Buy": { self.finish("a postcard of room \(room)") },
          "Show ticket": { self.present(.ticket) },
        ])
    case .ticket: PlaceScreen(name: "ticket", actions: ["Close": close])
    case .warning: Button("Fine") {}
    }
  }

  func dialog(for place: Place) -> Dialog? { place == .warning ? Dialog("No photos") : nil }
}
