import MeerkatJourney

/// Flows inside each other, put together by hand.
enum NestedFlows {
  /// A flow, by hand: its journey, and the flows that its destinations hold.
  struct Nested: Equatable {
    var journey: Journey<String>
    var children: [Int: Nested] = [:]

    init(_ journey: Journey<String>, _ children: [Int: Nested] = [:]) {
      self.journey = journey
      self.children = children
    }

    /// Whether the flow is where its kind begins, so that nothing is written of it.
    func isUntouched(_ kind: Kind) -> Bool {
      journey.isAtRoot && journey.root == kind.root && children.isEmpty
    }
  }

  /// A kind of flow: its links, its root, and which destinations hold which flow.
  struct Kind: Sendable {
    let root: String
    let links: Links<String>
    var children: [String: Kind] = [:]
  }

  static func links(_ patterns: String...) -> Links<String> {
    let links = patterns.map { pattern in
      pattern.contains("{name}")
        ? DeepLink<String>(
          pattern, { (name: String) in "name \(name)" },
          as: pattern.hasPrefix("?") ? .root : .push,
          match: { $0.hasPrefix("name ") ? String($0.dropFirst(5)) : nil })
        : DeepLink(pattern, pattern)
    }
    return Links { for link in links { link } }
  }

  static let pin = Kind(root: "pin", links: links("pin", "pin/forgotten", "help", "?name={name}"))
  static let install = Kind(
    root: "welcome", links: links("welcome", "login", "login/ready"), children: ["login": pin])
  static let app = Kind(
    root: "tabs", links: links("devices", "devices/install", "devices/{name}", "help"),
    children: ["devices/install": install, "devices": pin, "name x": pin, "tabs": pin])

  static func read(_ reader: inout LinkReader, _ kind: Kind) throws(LinkError) -> Nested {
    var found: [(AnyJourney.Step.ID, Nested)] = []
    let journey = try kind.links.table.read(&reader, root: kind.root) {
      journey, reader throws(LinkError) in
      guard let child = kind.children[journey.top.destination.typed()] else { return false }
      let nested = try read(&reader, child)
      // A child that the address does not mention is where it began.
      if !nested.isUntouched(child) { found.append((journey.top.id, nested)) }
      return true
    }
    var nested = Nested(Journey(typing: journey))
    for (id, child) in found {
      if let place = journey.steps.firstIndex(where: { $0.id == id }) {
        nested.children[place] = child
      }
    }
    return nested
  }

  static func read(_ address: LinkAddress) throws(LinkError) -> Nested {
    var reader = LinkReader(address)
    let nested = try read(&reader, app)
    try reader.checkEnd()
    return nested
  }

  static func write(
    _ nested: Nested, _ kind: Kind, into writer: inout LinkWriter
  ) throws(LinkError) {
    let journey = nested.journey.erased
    try kind.links.table.write(journey, root: kind.root, into: &writer) {
      step, writer throws(LinkError) in
      guard let place = journey.steps.firstIndex(where: { $0.id == step.id }),
        let child = nested.children[place],
        let childKind = kind.children[step.destination.typed()]
      else { return }
      try write(child, childKind, into: &writer)
    }
  }

  static func link(for nested: Nested) throws -> String? {
    try LinkWriter.text { writer throws(LinkError) in
      try write(nested, app, into: &writer)
    } isReadBack: { address in
      (try? read(address)) == nested
    }
  }

  /// A random state of a flow and of the flows in it.
  static func random(
    _ kind: Kind, using random: inout some RandomNumberGenerator
  ) -> Nested {
    let styles = [NavigationStyle.push, .push, .sheet]
    let texts = ["help", "install", "pin", "new", ";", "", "login"]
    let name = "name \(texts.randomElement(using: &random) ?? "")"
    let places = kind.links.patterns.filter { !$0.hasPrefix("?") }
      .map { $0.contains("{name}") ? name : $0 }
    let hasQueriedRoot = kind.links.patterns.contains { $0.hasPrefix("?") }
    let isQueried = hasQueriedRoot && Bool.random(using: &random)
    var journey = Journey(isQueried ? name : kind.root)
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      guard let place = places.randomElement(using: &random),
        let style = styles.randomElement(using: &random)
      else { continue }
      _ = try? journey.go(.forward(to: place, style: style))
    }
    var nested = Nested(journey)
    for (place, step) in journey.steps.enumerated() {
      guard let child = kind.children[step.destination] else { continue }
      let state = self.random(child, using: &random)
      if !state.isUntouched(child) { nested.children[place] = state }
    }
    return nested
  }
}
