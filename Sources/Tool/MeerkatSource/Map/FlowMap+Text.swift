extension FlowMap {
  /// The map as text, for a terminal.
  public var text: String {
    flows.map { flow in
      let places = flow.destinations.map { "  \($0.name)\n" }.joined()
      return "\(flow.name)  \(flow.location)\n\(places)"
    }.joined(separator: "\n")
  }
}
