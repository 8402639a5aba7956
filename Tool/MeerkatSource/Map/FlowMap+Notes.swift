extension FlowMap {
  /// What a map shows to be missing, or can't tell.
  public struct Notes: Codable, Hashable, Sendable {
    /// Destinations to which neither a way nor a link leads, as far as the sources tell.
    public var unreached: [Place] = []

    /// Destinations to which perhaps a computed way leads, and nothing else.
    public var perhapsReached: [Place] = []

    /// Destinations to which a link leads, and no way.
    public var onlyLinked: [Place] = []

    /// Destinations without a link, in flows that have links.
    public var unlinked: [Place] = []

    /// Destinations to which only tests lead.
    public var onlyTested: [Place] = []

    /// Flows that nothing outside of tests makes or shows.
    public var unmade: [String] = []

    /// Ways whose target is computed when the app runs.
    public var computed: [Way]
  }

  /// What is missing, or can't be told from the sources.
  public var notes: Notes {
    var notes = Notes(computed: ways.filter { !$0.isTest && $0.target.kind == .computed })
    let computing = Set(notes.computed.map(\.flow))
    let tested = targets(of: ways.filter(\.isTest))
    let reached = targets(of: ways.filter { !$0.isTest })
    let shown = Set(
      flows.flatMap(\.destinations).flatMap(\.children).map(\.flow)
        + ways.filter { !$0.isTest && $0.target.kind == .flow }.flatMap(\.target.names))
    for flow in appFlows {
      if !flow.isMade, !flow.isView, !shown.contains(flow.name) {
        notes.unmade.append(flow.name)
      }
      let hasLinks = flow.destinations.contains { !$0.links.isEmpty }
      for destination in flow.destinations {
        let place = flow.place(destination)
        if hasLinks, destination.addresses.isEmpty { notes.unlinked.append(place) }
        guard !reached.contains(place), destination.name != flow.root else { continue }
        if !destination.links.isEmpty {
          notes.onlyLinked.append(place)
        } else if tested.contains(place) {
          notes.onlyTested.append(place)
        } else if computing.contains(flow.name) {
          notes.perhapsReached.append(place)
        } else {
          notes.unreached.append(place)
        }
      }
    }
    return notes
  }

  /// The flows that aren't in tests.
  public var appFlows: [Flow] { flows.filter { !$0.isTest } }

  /// The ways on which a flow that isn't in a test goes, without those that tests ask for.
  public var appWays: [Way] {
    let names = Set(appFlows.map(\.name))
    return ways.filter { !$0.isTest && names.contains($0.flow) }
  }

  private func targets(of ways: [Way]) -> Set<Place> {
    Set(
      ways.filter { $0.target.kind == .destinations }.flatMap { way in
        way.target.names.map { Place(flow: way.flow, destination: $0) }
      })
  }
}
