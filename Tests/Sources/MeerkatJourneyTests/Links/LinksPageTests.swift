import MeerkatJourney
import Testing

/// The examples in `Documentation/links.md`.
struct LinksPageTests {
  enum Place: Hashable { case list, details(Int, filter: Filter?), share(Int), folder([String]) }

  @Test func theFirstExampleWorks() throws {
    let journey = try Journey<Place>(link: "https://example.com/todos/3/share", root: .list)
    #expect(journey == Journey(.list, [.push(.details(3, filter: nil)), .sheet(.share(3))]))
    #expect(try journey.link() == "/todos/3/share")
  }

  @Test(arguments: [
    "/todos/3/folders/music", "/todos/1/todos/2", "/todos/1/;sheet/todos/2",
    "/todos/1/;own/todos/2/share", "/;root/todos/1/todos",
    "/todos/1/;with:filter=open/todos/2?filter=done",
  ])
  func theExamplesOfAddressesAreReadAndPrinted(link: String) throws {
    let journey = try Journey<Place>(link: link, root: .list)
    let printed = try Place.links.link(for: journey, root: .list)
    #expect(printed == link.split(separator: ";own").joined(separator: ";sheet"))
  }

  @Test func aRepeatedTailBesideAParameterIsMarked() throws {
    let links = Links<[String]> {
      DeepLink("folders/{path...}", { (path: [String]) in path }, match: { $0 })
      DeepLink("folders/{name}", { (name: String) in ["name", name] }, match: { _ in nil })
    }
    #expect(try links.link(to: ["shared"]) == "/folders/;*/;=shared")
  }

  @Test(arguments: [
    (
      "/todos/3/x", "No link has “x” as segment 3. Check the spelling, or declare a link with it."
    ),
    ("/todos/three", "Segment 2, “three”, is not a valid {id}. Use Int."),
    ("/todos/3?filter=all", "The query has “all” for “filter”. Use “open” or “done”."),
    ("/folders/%ff", "“%ff” is not percent-encoded UTF-8. Write %25 for a percent sign."),
    (
      "https://", "“https://” is not an address. Use “/” for the root, and a host after “https://”."
    ),
    ("/todos/;up", "The mark “;up” has no meaning as segment 2. Leave it out."),
  ])
  func theErrorsSayWhatThePageSays(link: String, sentence: String) {
    let error = #expect(throws: LinkError.self) { try Journey<Place>(link: link, root: .list) }
    #expect(error?.description == sentence)
  }
}

extension LinksPageTests.Place: Linked {
  static let links = Links<Self> {
    DeepLink("todos", .list)
    DeepLink("todos/{id}?filter={filter}", Self.details) {
      if case .details(let id, let filter) = $0 { (id, filter) } else { nil }
    }
    DeepLink("todos/{id}/share", Self.share, as: .sheet) {
      if case .share(let id) = $0 { id } else { nil }
    }
    DeepLink("folders/{path...}", Self.folder) {
      if case .folder(let path) = $0 { path } else { nil }
    }
  }
}
