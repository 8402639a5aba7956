import Meerkat
import MeerkatTesting
import MeerkatUI

/// A step forward and the step back, and links through flows in each other.
@MainActor
enum FlowScenes {
  static let all = [
    Scene("flows", "forward and back, on steps", .constant, sizes: [10, 1_000], runs: 50) { count in
      let flow = Corridor()
      for number in 0..<count { flow.push(.room(number)) }
      return { _ in
        flow.push(.room(-1))
        flow.go(.back)
      }
    },
    // Each step below is compared with what it was.
    shown("shown, on steps", sizes: [10, 100, 1_000]) { $0.push(.room($1)) },
    // A scene observes each of the flows.
    shown("shown, on flows", sizes: [10, 100]) { $0.push(.corridor($1)) },
    Scene("flows", "a link of flows in flows", .linear, sizes: [2, 8], runs: 20) { depth in
      let flow = try nest(depth)
      return { _ in use(flow.link) }
    },
    Scene("flows", "open another place", .linear, sizes: [2, 8], runs: 20) { depth in
      let flow = try nest(depth)
      let links = [Nest.link(depth, 7), Nest.link(depth, 8)]
      return { _ = try flow.open(links[$0 % 2]).get() }
    },
    Scene("flows", "open, with all flows made", .linear, sizes: [2, 8], runs: 10) { depth in
      { _ in use(try nest(depth)) }
    },
  ]

  /// Goes and looks at the screen, as a test does.
  private static func shown(
    _ name: String, sizes: [Int], _ push: @escaping (Corridor, Int) -> Void
  ) -> Scene {
    Scene("flows", name, .linear, sizes: sizes, runs: 10) { count in
      let flow = Corridor()
      let app = try Driver(FlowView(flow))
      for number in 0..<count { push(flow, number) }
      return { _ in
        flow.push(.room(-1))
        use(app.exists("Room"))
        flow.go(.back)
        use(app.exists("Room"))
      }
    }
  }

  private static func nest(_ depth: Int) throws -> Nest {
    let flow = Nest()
    _ = try flow.open(Nest.link(depth, 7)).get()
    return flow
  }
}

/// A flow with rooms one behind the other, and with flows in some of them.
final class Corridor: Flow {
  enum Place: Hashable { case entrance, room(Int), corridor(Int) }

  let navigator = Navigator<Place>(root: .entrance)

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .entrance, .room: Text("A room")
    case .corridor: FlowView(Corridor())
    }
  }
}

/// A flow with another one of its kind in it.
final class Nest: Flow {
  enum Place: Codable, Hashable { case nest, inner, leaf(Int) }

  let navigator = Navigator<Place>(root: .nest)

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .inner: FlowView(Nest())
    case .nest, .leaf: Text("Nest")
    }
  }

  static func link(_ depth: Int, _ leaf: Int) -> String {
    String(repeating: "/nest/in", count: depth) + "/nest/leaf/\(leaf)"
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
