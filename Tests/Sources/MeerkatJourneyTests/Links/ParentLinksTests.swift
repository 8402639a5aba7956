import MeerkatJourney
import Testing

/// Places that lie on others of their own kind.
struct ParentLinksTests {
  enum Guide: Hashable { case cover, step(Int), tip(Int), bill, circle(Int) }

  static let links = Links<Guide> {
    DeepLink("cook", .cover)
    DeepLink("cook/steps/{n}", Guide.step, parent: { n in n > 1 ? .step(n - 1) : nil }) {
      if case .step(let n) = $0 { n } else { nil }
    }
    DeepLink("cook/steps/{n}/tip", Guide.tip, as: .sheet) {
      if case .tip(let n) = $0 { n } else { nil }
    }
    DeepLink("bill", .bill, parent: .step(2))
    DeepLink("circle/{n}", Guide.circle, parent: { n in .circle(1 - n) }) {
      if case .circle(let n) = $0 { n } else { nil }
    }
  }

  static let addresses: [(String, Journey<Guide>)] = [
    ("/cook/steps/1", Journey(.cover, [.push(.step(1))])),
    ("/cook/steps/3", Journey(.cover, [.push(.step(1)), .push(.step(2)), .push(.step(3))])),
    (
      "/cook/steps/2/tip",
      Journey(.cover, [.push(.step(1)), .push(.step(2)), .sheet(.tip(2))])
    ),
    ("/bill", Journey(.cover, [.push(.step(1)), .push(.step(2)), .push(.bill)])),
    (
      "/bill/cook/steps/3",
      Journey(.cover, [.push(.step(1)), .push(.step(2)), .push(.bill), .push(.step(3))])
    ),
    ("/;push/cook/steps/3", Journey(.cover, [.push(.step(3))])),
    ("/cook/steps/1/;sheet/cook/steps/2", Journey(.cover, [.push(.step(1)), .sheet(.step(2))])),
  ]

  @Test(arguments: addresses)
  func aPlaceLiesOnThoseThatItNames(address: String, journey: Journey<Guide>) throws {
    #expect(try Self.links.journey(for: address, root: .cover) == journey)
  }

  @Test(arguments: addresses)
  func itsAddressIsThatOfTheTopmost(address: String, journey: Journey<Guide>) throws {
    let printed = try Self.links.link(for: journey, root: .cover)
    #expect(printed == address.replacing("/;push/cook", with: "/cook/;push/cook"))
  }

  @Test func placesWithoutAnEndBelowThemAreRefused() {
    let error = LinkError.tooManyParents(destination: "step(1000000000)", limit: 100)
    #expect(throws: error) {
      try Self.links.journey(for: "/cook/steps/1000000000", root: .cover)
    }
    #expect(throws: LinkError.tooManyParents(destination: "circle(7)", limit: 100)) {
      try Self.links.journey(for: "/circle/7", root: .cover)
    }
  }

  @Test("Steps that aren't each other's parents are tried in few ways")
  func aLongJourneyIsPrinted() throws {
    func count(_ length: Int) throws -> Int {
      // Links are written and read on this thread.
      nonisolated(unsafe) var asked = 0
      let links = Links<Guide> {
        DeepLink(
          "{n}", Guide.step,
          parent: { n in
            asked += 1
            return n > 1 ? .step(n - 1) : nil
          }
        ) { if case .step(let n) = $0 { n } else { nil } }
      }
      let journey = Journey<Guide>(.cover, (0..<length).map { .push(.step(length - $0)) })
      let link = try links.link(for: journey)
      #expect(try links.journey(for: link, root: .cover) == journey)
      return asked
    }
    // Each way to try asks up to as many parents as there are steps.
    #expect(try count(80) < 5 * count(40))
  }
}
