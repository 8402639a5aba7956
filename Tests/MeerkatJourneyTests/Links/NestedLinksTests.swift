import MeerkatJourney
import Testing

/// How the tables of flows inside each other read and write one address.
struct NestedLinksTests {
  /// A flow, by hand: its journey, and the flows that its destinations hold.
  struct Nested: Equatable {
    var journey: Journey<String>
    var children: [Int: Nested] = [:]

    init(_ journey: Journey<String>, _ children: [Int: Nested] = [:]) {
      self.journey = journey
      self.children = children
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
          match: { $0.hasPrefix("name ") ? String($0.dropFirst(5)) : nil })
        : DeepLink(pattern, pattern)
    }
    return Links { for link in links { link } }
  }

  static let pin = Kind(root: "pin", links: links("pin", "pin/forgotten", "help"))
  static let install = Kind(
    root: "welcome", links: links("welcome", "login", "login/ready"), children: ["login": pin])
  static let app = Kind(
    root: "tabs", links: links("devices", "devices/install", "devices/{name}", "help"),
    children: ["devices/install": install, "devices": pin, "name x": pin, "tabs": pin])

  static func read(_ reader: inout LinkReader, _ kind: Kind) throws(LinkError) -> Nested {
    var found: [(Step<String>.ID, Nested)] = []
    let journey = try kind.links.read(&reader, root: kind.root) {
      journey, reader throws(LinkError) in
      guard let child = kind.children[journey.top.destination] else { return false }
      found.append((journey.top.id, try read(&reader, child)))
      return true
    }
    var nested = Nested(journey)
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
    try kind.links.write(nested.journey, root: kind.root, into: &writer) {
      step, writer throws(LinkError) in
      guard let place = nested.journey.steps.firstIndex(where: { $0.id == step.id }),
        let child = nested.children[place], let childKind = kind.children[step.destination]
      else { return }
      try write(child, childKind, into: &writer)
    }
  }

  static func link(for nested: Nested) throws -> String? {
    var writer = LinkWriter()
    try write(nested, app, into: &writer)
    return try writer.text { (try? read($0)) == nested }
  }

  static let addresses: [(String, Nested)] = [
    ("/devices", Nested([.root("tabs"), .push("devices")])),
    ("/devices/kitchen", Nested([.root("tabs"), .push("devices"), .push("name kitchen")])),
    (
      "/devices/install/login",
      Nested(
        [.root("tabs"), .push("devices"), .push("devices/install")],
        [2: Nested([.root("welcome"), .push("login")])])
    ),
    (
      "/devices/install/login/pin/forgotten",
      Nested(
        [.root("tabs"), .push("devices"), .push("devices/install")],
        [
          2: Nested(
            [.root("welcome"), .push("login")],
            [1: Nested([.root("pin"), .push("pin/forgotten")])])
        ])
    ),
    (
      "/devices/install/login/pin/forgotten/;up/;sheet/login/ready/;up/;push/help",
      Nested(
        [.root("tabs"), .push("devices"), .push("devices/install"), .push("help")],
        [
          2: Nested(
            [.root("welcome"), .push("login"), .sheet("login/ready")],
            [1: Nested([.root("pin"), .push("pin/forgotten")])])
        ])
    ),
    (
      "/devices/install/login/help/;up/;up/;push/help",
      Nested(
        [.root("tabs"), .push("devices"), .push("devices/install"), .push("help")],
        [
          2: Nested(
            [.root("welcome"), .push("login")], [1: Nested([.root("pin"), .push("help")])])
        ])
    ),
    (
      "/devices/;down/help",
      Nested([.root("tabs"), .push("devices")], [1: Nested([.root("pin"), .push("help")])])
    ),
    (
      "/devices/x/help",
      Nested(
        [.root("tabs"), .push("devices"), .push("name x")],
        [2: Nested([.root("pin"), .push("help")])])
    ),
    (
      "/pin/forgotten",
      Nested([.root("tabs")], [0: Nested([.root("pin"), .push("pin/forgotten")])])
    ),
    (
      "/;down/;push/pin/;up/;push/help",
      Nested(
        [.root("tabs"), .push("help")], [0: Nested([.root("pin"), .push("pin")])])
    ),
    (
      "/devices/;down/;push/pin/forgotten/;push/help",
      Nested(
        [.root("tabs"), .push("devices")],
        [1: Nested([.root("pin"), .push("pin/forgotten"), .push("help")])])
    ),
  ]

  @Test(arguments: addresses)
  func anAddressLeadsThroughAllFlows(address: String, nested: Nested) throws {
    #expect(try Self.read(try LinkAddress(address)) == nested)
  }

  @Test(arguments: addresses)
  func allFlowsAreWrittenIntoOneAddress(address: String, nested: Nested) throws {
    let link = try #require(try Self.link(for: nested))
    #expect(try Self.read(try LinkAddress(link)) == nested, "\(link)")
    #expect(link == address || address == "/devices/;down/;push/pin/forgotten/;push/help")
  }

  static let broken: [(String, LinkError)] = [
    ("/devices/kitchen/help", .unknown(segment: "help", position: 3)),
    ("/devices/install/nowhere", .unknown(segment: "nowhere", position: 3)),
    ("/devices/install/login/;up/;up/;up", .misplacedMark(segment: ";up", position: 5)),
    ("/help/;down/pin", .misplacedMark(segment: ";down", position: 2)),
  ]

  @Test(arguments: broken)
  func aPartThatFitsNoFlowIsNamed(address: String, error: LinkError) throws {
    let address = try LinkAddress(address)
    #expect(throws: error) { try Self.read(address) }
  }
}
