import MeerkatJourney
import Testing

/// What is wrong with a link; one line a link.
struct BrokenLinksTests {
  static let links: [(String, LinkError)] = [
    ("/nowhere", .unknown(segment: "nowhere", position: 1)),
    ("/todos/3/nowhere", .unknown(segment: "nowhere", position: 3)),
    ("meerkat://todos/3/nowhere", .unknown(segment: "nowhere", position: 3)),
    ("/people", .unfinished(segment: "people", position: 1)),
    ("/todos/;=new", wrongID("new", 2)),
    ("/todos/three", wrongID("three", 2)),
    ("/todos/three/share", wrongID("three", 2)),
    ("/todos/99999999999999999999", wrongID("99999999999999999999", 2)),
    (
      "/price/nan/true",
      .wrongType(segment: "nan", position: 2, parameter: "value", expected: "Double")
    ),
    (
      "/price/1/yes",
      .wrongType(
        segment: "yes", position: 3, parameter: "isNet", expected: "“true” or “false”")
    ),
    ("/search?tag=a", .missingQuery(name: "q", expected: "String")),
    (
      "/todos/3?filter=all",
      .wrongQuery(name: "filter", value: "all", expected: "“open” or “done”")
    ),
    ("/people/%", .brokenPercentEncoding(part: "%")),
    ("/people/a%2", .brokenPercentEncoding(part: "a%2")),
    ("/people/%zz", .brokenPercentEncoding(part: "%zz")),
    ("/search?q=%4", .brokenPercentEncoding(part: "%4")),
    ("/people/%ff", .brokenPercentEncoding(part: "%ff")),
    ("/people/%C3%28", .brokenPercentEncoding(part: "%C3%28")),
    ("/people/%ED%A0%80", .brokenPercentEncoding(part: "%ED%A0%80")),
    ("/search?%C0%AF=1", .brokenPercentEncoding(part: "%C0%AF")),
    ("", .empty("")),
    ("#bottom", .empty("#bottom")),
    ("https://", .empty("https://")),
    ("meerkat:", .empty("meerkat:")),
    ("/todos/3/login", .unknown(segment: "login", position: 3)),
    ("/;fly/todos", .unknownMark(segment: ";fly", position: 1)),
    ("/todos/;push", .unfinished(segment: ";push", position: 2)),
    ("/todos/;up", .misplacedMark(segment: ";up", position: 2)),
    ("/todos/;down", .misplacedMark(segment: ";down", position: 2)),
    ("/todos/;root/home", .misplacedMark(segment: ";root", position: 2)),
    ("/todos/;own/login", .misplacedMark(segment: ";own", position: 2)),
    ("/files/;*/a/;*", .misplacedMark(segment: ";*", position: 4)),
    ("/;alert/home/;push/todos", .refused(.nothingGoesOn(.alert))),
  ]

  static func wrongID(_ segment: String, _ position: Int) -> LinkError {
    .wrongType(segment: segment, position: position, parameter: "id", expected: "Int")
  }

  @Test func anEmptyLinkSaysWhatTheRootIs() {
    #expect(
      LinkError.empty("https://").description
        == "“https://” is not an address. Use “/” for the root, and a host after “https://”.")
  }

  @Test(arguments: links)
  func aBrokenLinkNamesThePartThatDoesNotFit(link: String, error: LinkError) {
    #expect(throws: error) { try Journey<Todos>(link: link, root: .list) }
  }

  @Test func aLongLinkIsRefusedBeforeItIsRead() {
    let text = "/people/" + String(repeating: "x", count: 1_000_000)
    #expect(throws: LinkError.tooLong(bytes: 1_000_008, limit: 65_536)) {
      try Journey<Todos>(link: text, root: .list)
    }
  }

  @Test func tenThousandSegmentsAreRefused() {
    let text = String(repeating: "a/", count: 10_000)
    #expect(throws: LinkError.tooManySegments(limit: 256)) {
      try Journey<Todos>(link: text, root: .list)
    }
  }

  @Test func tenThousandQueriesAreRefused() {
    let text = "todos/3?" + String(repeating: "a&", count: 10_000)
    #expect(throws: LinkError.tooManyQueries(limit: 256)) {
      try Journey<Todos>(link: text, root: .list)
    }
  }

  @Test(arguments: [
    ("https://example.com/todos", nil), ("/todos", nil), ("meerkat://todos", nil),
    ("https://example.org/todos", LinkError.foreignHost("example.org")),
    ("fox://todos", .foreignScheme("fox")),
  ])
  func linksOfOthersAreRefused(link: String, error: LinkError?) throws {
    let origins = LinkOrigins(hosts: ["Example.com"], schemes: ["meerkat"])
    let result = Result { () throws(LinkError) in
      try Todos.links.journey(for: link, root: .list, from: origins)
    }
    #expect(result == error.map(Result.failure) ?? .success(Journey(.list)))
  }

  static let sentences: [(LinkError, String)] = [
    (
      .unknown(segment: "x", position: 2),
      "No link has “x” as segment 2. Check the spelling, or declare a link with it."
    ),
    (
      wrongID("three", 2), "Segment 2, “three”, is not a valid {id}. Use Int."
    ),
    (
      .missingQuery(name: "q", expected: "String"),
      "The query lacks “q”. Add ?q=… with String."
    ),
    (
      .refused(.nothingGoesOn(.alert)),
      "The link was read, but the way there is refused. Nothing can be shown on an alert. "
        + "Close it first, or put the destination in its place with .replaceTop."
    ),
    (
      .unknown(segment: String(repeating: "x", count: 1_000), position: 1),
      "No link has “" + String(repeating: "x", count: 60) + "…” as segment 1. "
        + "Check the spelling, or declare a link with it."
    ),
  ]

  @Test(arguments: sentences)
  func anErrorSaysWhatToDo(error: LinkError, sentence: String) {
    #expect(error.description == sentence)
  }
}
