import MeerkatJourney
import Testing

/// The heights of a sheet are not in a link; they come back where its link declares them.
struct DetentLinksTests {
  static let half = NavigationStyle.sheet(detents: [.medium])
  static let links = Links<String> {
    DeepLink("list", "list")
    DeepLink("list/share", "share", as: .sheet(detents: [.medium]))
    DeepLink("note", "note")
  }

  @Test func theHeightsThatALinkDeclaresAreFoundAgain() throws {
    let short: Journey<String> = Journey("list", [.init("share", style: Self.half)])
    let long: Journey<String> = Journey("list", [.push("note"), .init("share", style: Self.half)])
    #expect(try Self.links.link(for: short) == "/list/share")
    #expect(try Self.links.link(for: long) == "/note/list/share")
    #expect(try Self.links.journey(for: "/note/list/share", root: "list") == long)
  }

  @Test func otherHeightsCannotBeWritten() throws {
    let journey: Journey<String> = Journey("list", [.init("note", style: Self.half)])
    let error = #expect(throws: LinkError.self) { try Self.links.link(for: journey) }
    #expect(error == .noMark(step: Journey.Step("note", style: Self.half).description))
  }
}
