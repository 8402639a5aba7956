/// Whole addresses: the links of a flow, behind those of the destinations that show it.
extension FlowMap {
  /// At most as many addresses of a destination are kept; the same flow may be in many places.
  private static let maxAddresses = 8

  /// - Parameter made: How often code outside of tests makes each flow.
  mutating func addAddresses(made: [String: Int]) {
    var waiting = outermost(made: made)
    var beginnings = Dictionary(waiting.map { ($0, [""]) }) { one, _ in one }
    while let name = waiting.popLast() {
      guard let flow = flows.first(where: { $0.name == name }) else { continue }
      for destination in flow.destinations {
        let own = addresses(of: destination, in: flow, beginnings[name] ?? [])
        // A flow that shows itself would go on for ever.
        for child in destination.children
        where child.flow != name
          && flows.contains(where: { $0.name == child.flow && !$0.isView })
        {
          let tab = child.tab.map { [$0] } ?? []
          let starts = own.map { ([$0.withoutQuery] + tab).joined(separator: "/") }
          let new = starts.filter { beginnings[child.flow, default: []].contains($0) == false }
          guard !new.isEmpty, beginnings[child.flow, default: []].count < Self.maxAddresses else {
            continue
          }
          beginnings[child.flow, default: []] += new
          waiting.append(child.flow)
        }
      }
    }
    for index in flows.indices {
      let starts = Array((beginnings[flows[index].name] ?? []).prefix(Self.maxAddresses))
      for place in flows[index].destinations.indices {
        let found = addresses(of: flows[index].destinations[place], in: flows[index], starts)
        flows[index].destinations[place].addresses = found.map { $0.isEmpty ? "/" : $0 }.sorted()
      }
    }
  }

  /// The flows that no others show; of flows that show each other, those that are made elsewhere, too.
  private func outermost(made: [String: Int]) -> [String] {
    let shown = Dictionary(grouping: flows, by: \.name).mapValues {
      $0.flatMap(\.destinations).flatMap(\.children).map(\.flow)
    }
    func isInCircle(_ name: String) -> Bool {
      var found: Set<String> = []
      var waiting = shown[name] ?? []
      while let next = waiting.popLast() {
        if found.insert(next).inserted { waiting += shown[next] ?? [] }
      }
      return found.contains(name)
    }
    return flows.filter { !$0.isView }.map(\.name).filter { name in
      let isShown = shown.contains { $0 != name && $1.contains(name) }
      let places = shown.values.joined().count { $0 == name }
      return !isShown || made[name, default: 0] > places && isInCircle(name)
    }
  }

  private func addresses(
    of destination: Destination, in flow: Flow, _ beginnings: [String]
  ) -> [String] {
    var patterns = destination.links.map(\.pattern)
    // The root of a flow has the flow's own address.
    if destination.name == flow.root, !patterns.contains("") { patterns.insert("", at: 0) }
    return beginnings.flatMap { start in
      patterns.map { pattern in
        pattern.isEmpty || pattern.hasPrefix("?") ? start + pattern : start + "/" + pattern
      }
    }.unique
  }
}

extension String {
  fileprivate var withoutQuery: String { String(prefix { $0 != "?" }) }
}
