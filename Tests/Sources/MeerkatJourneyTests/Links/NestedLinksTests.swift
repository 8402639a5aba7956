import MeerkatJourney
import Testing

/// How the tables of flows inside each other read and write one address.
struct NestedLinksTests {
  static let addresses: [(String, NestedFlows.Nested)] = [
    ("/devices", NestedFlows.Nested(Journey("tabs", [.push("devices")]))),
    (
      "/devices/kitchen",
      NestedFlows.Nested(Journey("tabs", [.push("devices"), .push("name kitchen")]))
    ),
    (
      "/devices/install/login",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices"), .push("devices/install")]),
        [2: NestedFlows.Nested(Journey("welcome", [.push("login")]))])
    ),
    (
      "/devices/install/login/pin/forgotten",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices"), .push("devices/install")]),
        [
          2: NestedFlows.Nested(
            Journey("welcome", [.push("login")]),
            [1: NestedFlows.Nested(Journey("pin", [.push("pin/forgotten")]))])
        ])
    ),
    (
      "/devices/install/login/pin/forgotten/;up/;sheet/login/ready/help",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices"), .push("devices/install"), .push("help")]),
        [
          2: NestedFlows.Nested(
            Journey("welcome", [.push("login"), .sheet("login/ready")]),
            [1: NestedFlows.Nested(Journey("pin", [.push("pin/forgotten")]))])
        ])
    ),
    (
      "/devices/install/login/help/;up/;up/;push/help",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices"), .push("devices/install"), .push("help")]),
        [
          2: NestedFlows.Nested(
            Journey("welcome", [.push("login")]),
            [1: NestedFlows.Nested(Journey("pin", [.push("help")]))])
        ])
    ),
    (
      "/devices/;down/help",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices")]),
        [1: NestedFlows.Nested(Journey("pin", [.push("help")]))])
    ),
    (
      "/devices/kitchen/help",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices"), .push("name kitchen"), .push("help")]))
    ),
    (
      "/devices/install/login/devices/kitchen",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices"), .push("devices/install"), .push("name kitchen")]),
        [2: NestedFlows.Nested(Journey("welcome", [.push("login")]))])
    ),
    (
      "/devices/x/help",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices"), .push("name x")]),
        [2: NestedFlows.Nested(Journey("pin", [.push("help")]))])
    ),
    (
      "/pin/forgotten",
      NestedFlows.Nested(
        Journey("tabs"), [0: NestedFlows.Nested(Journey("pin", [.push("pin/forgotten")]))])
    ),
    (
      "/;down/;push/pin/;up/;push/help",
      NestedFlows.Nested(
        Journey("tabs", [.push("help")]), [0: NestedFlows.Nested(Journey("pin", [.push("pin")]))])
    ),
    (
      "/devices?name=x",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices")]), [1: NestedFlows.Nested(Journey("name x"))])
    ),
    // Found by random flows: the mark belongs to the innermost flow.
    (
      "/devices/install/login/;down/;push/pin",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices"), .push("devices/install")]),
        [
          2: NestedFlows.Nested(
            Journey("welcome", [.push("login")]),
            [1: NestedFlows.Nested(Journey("pin", [.push("pin")]))])
        ])
    ),
    (
      "/devices/;down/;push/pin/forgotten/;push/help",
      NestedFlows.Nested(
        Journey("tabs", [.push("devices")]),
        [1: NestedFlows.Nested(Journey("pin", [.push("pin/forgotten"), .push("help")]))])
    ),
  ]

  @Test(arguments: addresses)
  func anAddressLeadsThroughAllFlows(address: String, nested: NestedFlows.Nested) throws {
    #expect(try NestedFlows.read(try LinkAddress(address)) == nested)
  }

  @Test(arguments: addresses)
  func allFlowsAreWrittenIntoOneAddress(address: String, nested: NestedFlows.Nested) throws {
    let link = try #require(try NestedFlows.link(for: nested))
    #expect(try NestedFlows.read(try LinkAddress(link)) == nested, "\(link)")
    #expect(link == address || address == "/devices/;down/;push/pin/forgotten/;push/help")
  }

  static let broken: [(String, LinkError)] = [
    ("/devices/kitchen/nowhere", .unknown(segment: "nowhere", position: 3)),
    ("/devices/install/nowhere", .unknown(segment: "nowhere", position: 3)),
    ("/devices/install/login/;up/;up/;up", .misplacedMark(segment: ";up", position: 5)),
    ("/help/;down/pin", .misplacedMark(segment: ";down", position: 2)),
  ]

  @Test(arguments: broken)
  func aPartThatFitsNoFlowIsNamed(address: String, error: LinkError) throws {
    let address = try LinkAddress(address)
    #expect(throws: error) { try NestedFlows.read(address) }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func randomFlowsAreWrittenAndReadBack(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<100 {
      let nested = NestedFlows.random(NestedFlows.app, using: &random)
      let link = try NestedFlows.link(for: nested)
      #expect(link != nil, "\(nested)")
    }
  }
}
