/// Whole addresses: the links of a flow, behind those of the destinations that show it.
extension FlowMap {
  /// At most as many addresses of a destination are kept; the same flow may be in many places.
  private static let maxAddresses = 8

  mutating func addAddresses() {
    let inner = Set(flows.flatMap(\.destinations).flatMap(\.children).map(\.flow))
    var beginnings: [String: [String]] = [:]
    var waiting: [String] = []
    for flow in flows where !flow.isView && !inner.contains(flow.name) {
      beginnings[flow.name] = [""]
      waiting.append(flow.name)
    }
    while let name = waiting.popLast() {
      guard let flow = flows.first(where: { $0.name == name }) else { continue }
      for destination in flow.destinations {
        let own = addresses(of: destination, in: flow, beginnings[name] ?? [])
        for child in destination.children
        where flows.contains(where: { $0.name == child.flow && !$0.isView }) {
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
