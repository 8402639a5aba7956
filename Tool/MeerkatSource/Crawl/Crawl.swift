package import MeerkatDeeds

/// What a crawler has found in an app.
package struct Crawl: Codable, Hashable, Sendable {
  /// A destination that was seen.
  package struct Visit: Codable, Hashable, Sendable {
    package let flow: String
    package let destination: String
    package let title: String?
    package let address: String?
    /// How to get there from the beginning.
    package let deeds: [String]
  }

  /// What makes the app crash or wait for ever.
  package struct Crash: Codable, Hashable, Sendable {
    package let reason: String
    /// What to do from the beginning; the last deed is the one that the app doesn't survive.
    package let deeds: [String]
    /// Whether that was done a second time, with the same end.
    package let isRepeatable: Bool
  }

  /// The destinations, in the order in which they were seen.
  package var visits: [Visit] = []
  /// How flows have moved, each move once.
  package var moves: [Sight.Move] = []
  package var crashes: [Crash] = []
  /// How often something was done.
  package var actions = 0
  /// How many screens were told apart.
  package var screens = 0
  /// Whether the crawler had nothing left to try.
  package var isComplete = false
}

extension Crawl {
  /// How a crawl and a map differ.
  package struct Differences: Codable, Hashable, Sendable {
    /// The number of destinations of the map.
    package var destinations = 0
    /// Those that the crawler hasn't seen.
    package var unseen: [FlowMap.Place] = []
    /// Moves that may be those of which the map says that they are computed.
    package var computed: [String] = []
    /// Moves that the map doesn't have, as in `DevicesFlow: list → details`.
    package var unmapped: [String] = []
    /// How many moves were compared.
    package var moves = 0
  }

  /// Returns how this differs from what the sources say.
  package func differences(from map: FlowMap) -> Differences {
    var result = Differences()
    let seen = Set(visits.map { FlowMap.Place(flow: $0.flow, destination: $0.destination) })
    let flows = map.appFlows.filter { !$0.isView }
    for flow in flows {
      let places = flow.destinations.map { flow.place($0) }
      result.destinations += places.count
      result.unseen += places.filter { !seen.contains($0) }
    }
    let names = Set(flows.map(\.name))
    let ways = Dictionary(grouping: map.appWays, by: \.flow)
    // A dialog has closed when its answer leads on.
    let dialogs = Set(
      flows.flatMap { flow in
        flow.destinations.filter { $0.dialog != nil }.map { flow.place($0) }
      })
    // What goes back first, and then on, goes on from below.
    let backs = Set(
      map.appWays.filter { $0.target.kind == .back }.map { [$0.flow, $0.cause, $0.handler] })
    func goesBack(_ way: FlowMap.Way) -> Bool {
      backs.contains([way.flow, way.cause, way.handler])
    }
    let asked = moves.filter { $0.isAskedFor && names.contains($0.flow) }
    result.moves = asked.count
    let unknown = asked.filter { move in
      !(ways[move.flow] ?? []).contains { way in
        way.leads(move.to, from: move.from)
          || way.leads(move.to) && (way.from.map(dialogs.contains) == true || goesBack(way))
      }
    }
    let computing = Set(map.notes.computed.map(\.flow))
    result.computed = unknown.filter { computing.contains($0.flow) }.map(\.line).sorted()
    result.unmapped = unknown.filter { !computing.contains($0.flow) }.map(\.line).sorted()
    return result
  }
}

extension Sight.Move {
  fileprivate var line: String { "\(flow): \(from) → \(to)" }
}

extension FlowMap.Way {
  fileprivate func leads(_ destination: String, from start: String? = nil) -> Bool {
    guard target.kind == .destinations, target.names.contains(destination) else { return false }
    guard let start, let from, from.flow == flow else { return true }
    return from.destination == start
  }
}
