import MeerkatJourney
import MeerkatLinks
import Testing

/// The heights of a sheet are not in a link; they come back where its link declares them.
struct DetentLinksTests {
  static let half = Style.sheet(detents: [.medium])
  static let links = Links<String> {
    DeepLink("list", "list")
    DeepLink("list/share", "share", as: .sheet(detents: [.medium]))
    DeepLink("note", "note")
  }

  @Test func theHeightsThatALinkDeclaresAreFoundAgain() throws {
    let short: Journey<String> = [.root("list"), Step("share", style: Self.half)]
    let long: Journey<String> = [.root("list"), .push("note"), Step("share", style: Self.half)]
    #expect(try Self.links.link(for: short) == "/list/share")
    #expect(try Self.links.link(for: long) == "/note/list/share")
    #expect(try Self.links.journey(for: "/note/list/share", root: "list") == long)
  }

  @Test func otherHeightsCannotBeWritten() throws {
    let journey: Journey<String> = [.root("list"), Step("note", style: Self.half)]
    let error = #expect(throws: LinkError.self) { try Self.links.link(for: journey) }
    #expect(error == .noMark(step: Step("note", style: Self.half).description))
  }
}
