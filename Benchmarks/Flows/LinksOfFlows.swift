import Meerkat

/// What links cost through three flows, each in the one before.
@MainActor
enum LinksOfFlows {
  static func measure() throws {
    let flow = Nest(depth: 0)
    let links = ["/nest/in/nest/in/nest/leaf/7", "/nest/in/nest/in/nest/leaf/8"]
    for link in links { _ = try flow.open(link).get() }
    let measurement = Measurement(suite: "links")
    measurement.report("flow.link, three flows", repetitions: 200) {
      for _ in 0..<200 { use(flow.link) }
    }
    try measurement.report("flow.open, one step changes", repetitions: 200) {
      for number in 0..<200 { _ = try flow.open(links[number % 2]).get() }
    }
    try measurement.report("flow.open, with its three flows made", repetitions: 200) {
      for _ in 0..<200 { _ = try Nest(depth: 0).open(links[0]).get() }
    }
  }
}

/// A flow with another one of its kind in it.
final class Nest: Flow {
  enum Place: Codable, Hashable { case nest, inner, leaf(Int) }

  let navigator = Navigator<Place>(root: .nest)
  let depth: Int

  init(depth: Int) { self.depth = depth }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .inner: FlowView(Nest(depth: depth + 1))
    case .nest, .leaf: Text("\(depth)")
    }
  }
}

extension Nest.Place: Linked {
  static let links = Links<Self> {
    DeepLink("nest", .nest)
    DeepLink("nest/in", .inner)
    DeepLink("nest/leaf/{number}", Self.leaf) {
      if case .leaf(let number) = $0 { number } else { nil }
    }
  }
}

/// Keeps the optimiser from leaving out what nobody reads.
@inline(never)
private func use<Value>(_ value: borrowing Value) {}
