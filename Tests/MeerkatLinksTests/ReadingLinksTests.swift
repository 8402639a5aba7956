import MeerkatJourney
import MeerkatLinks
import Testing

/// To which journey a link leads; one line a link.
struct ReadingLinksTests {
  static let links: [(String, Journey<Todos>)] = [
    // With the parents below.
    ("/todos", [.root(.list)]),
    ("/todos/3", [.root(.list), .push(.details(3, filter: nil))]),
    ("/todos/3?filter=open", [.root(.list), .push(.details(3, filter: .open))]),
    (
      "/todos/3/share?filter=done",
      [.root(.list), .push(.details(3, filter: .done)), .sheet(.share(3))]
    ),
    (
      "/todos/3/warning",
      [.root(.list), .push(.details(3, filter: nil)), .alert(.warning(3))]
    ),
    ("/home", [.root(.list), .push(.home)]),
    ("/login", [.root(.login)]),
    ("/todos/new", [.root(.list), .push(.new)]),
    ("/price/1.5/true", [.root(.list), .push(.price(1.5, isNet: true))]),
    ("/price/-3e-2/false", [.root(.list), .push(.price(-0.03, isNet: false))]),

    // Further places on top, with those parents that are not there yet.
    (
      "/todos/1/todos/2",
      [.root(.list), .push(.details(1, filter: nil)), .push(.details(2, filter: nil))]
    ),
    ("/home/todos/new", [.root(.list), .push(.home), .push(.new)]),
    ("/todos/todos", [.root(.list), .push(.list)]),
    (
      "/todos/1/share/home/todos/2/share",
      [
        .root(.list), .push(.details(1, filter: nil)), .sheet(.share(1)), .push(.home),
        .push(.details(2, filter: nil)), .sheet(.share(2)),
      ]
    ),
    (
      "/todos/1/;sheet/home/people/new",
      [.root(.list), .push(.details(1, filter: nil)), .sheet(.home), .push(.newPerson)]
    ),

    // Slashes, fragments, nothing at all.
    ("/", [.root(.list)]),
    ("//", [.root(.list)]),
    ("?filter=open", [.root(.list)]),
    ("todos/3", [.root(.list), .push(.details(3, filter: nil))]),
    ("///todos//3///", [.root(.list), .push(.details(3, filter: nil))]),
    ("/todos/3#bottom?filter=open", [.root(.list), .push(.details(3, filter: nil))]),

    // Sites and schemes.
    ("https://example.com/todos/3", [.root(.list), .push(.details(3, filter: nil))]),
    ("HTTPS://me@Example.com:8080/todos", [.root(.list)]),
    ("https://example.com", [.root(.list)]),
    ("meerkat://todos/3", [.root(.list), .push(.details(3, filter: nil))]),
    ("meerkat:///todos/3", [.root(.list), .push(.details(3, filter: nil))]),
    ("meerkat:todos/3", [.root(.list), .push(.details(3, filter: nil))]),

    // Texts.
    ("/people/Ada%20Lovelace", [.root(.list), .push(.people(name: "Ada Lovelace"))]),
    ("/people/Ada Lovelace", [.root(.list), .push(.people(name: "Ada Lovelace"))]),
    ("/people/%C3%A9%F0%9F%A6%AB", [.root(.list), .push(.people(name: "é🦫"))]),
    ("/people/é🦫", [.root(.list), .push(.people(name: "é🦫"))]),
    ("/people/a%2Fb%3Fc%23d%25", [.root(.list), .push(.people(name: "a/b?c#d%"))]),
    ("/people/a+b", [.root(.list), .push(.people(name: "a+b"))]),
    ("/people/%3Bpush", [.root(.list), .push(.people(name: ";push"))]),
    ("/search?q=a+b%26c", [.root(.list), .push(.search(text: "a+b&c", tags: []))]),
    ("/search?q", [.root(.list), .push(.search(text: "", tags: []))]),

    // Queries: repeated ones, others, and the last of several.
    ("/search?tag=b&q=x&tag=a", [.root(.list), .push(.search(text: "x", tags: ["b", "a"]))]),
    ("/search?q=x&q=y&utm=1&&", [.root(.list), .push(.search(text: "y", tags: []))]),

    // The most specific pattern.
    ("/people/new", [.root(.list), .push(.newPerson)]),
    ("/people/;=new", [.root(.list), .push(.people(name: "new"))]),
    ("/files", [.root(.list), .push(.files(path: []))]),
    ("/files/a/b%2Fc", [.root(.list), .push(.files(path: ["a", "b/c"]))]),
    ("/files/newest", [.root(.list), .push(.files(path: ["newest"]))]),
    ("/files/newest/x", [.root(.list), .push(.newest(file: "x"))]),
    (
      "/files/newest/x/y",
      [.root(.list), .push(.newest(file: "x")), .push(.files(path: ["newest", "x", "y"]))]
    ),
    ("/files/;*/newest/x", [.root(.list), .push(.files(path: ["newest", "x"]))]),

    // The explicit form.
    ("/;push/todos/3", [.root(.list), .push(.details(3, filter: nil))]),
    ("/;root/home", [.root(.home)]),
    ("/;root/home/;sheet/todos", [.root(.home), .sheet(.list)]),
    (
      "/todos/1/;push/todos/2",
      [.root(.list), .push(.details(1, filter: nil)), .push(.details(2, filter: nil))]
    ),
    (
      "/todos/1/;with:filter=open/;popover/todos/2?filter=done",
      [.root(.list), .push(.details(1, filter: .open)), .popover(.details(2, filter: .done))]
    ),
    (
      "/todos/1/;with:/share?filter=done",
      [.root(.list), .push(.details(1, filter: nil)), .sheet(.share(1))]
    ),
    (
      "/;fullScreenCover/home/;alert/login",
      [.root(.list), .fullScreenCover(.home), .alert(.login)]
    ),
    ("/;own/todos/3/share", [.root(.list), .sheet(.share(3))]),
    ("/;own/login", [.root(.login)]),
    ("/;confirmationDialog/home", [.root(.list), .confirmationDialog(.home)]),
    ("/people/;=", [.root(.list), .push(.people(name: ""))]),
    ("/people/;=..", [.root(.list), .push(.people(name: ".."))]),
  ]

  @Test(arguments: links)
  func aLinkLeads(link: String, journey: Journey<Todos>) throws {
    #expect(try Todos.links.journey(for: link, root: .list) == journey)
  }

  @Test(arguments: links)
  func whatALinkLeadsToIsPrintedAndReadBack(link: String, journey: Journey<Todos>) throws {
    let printed = try Todos.links.link(for: journey, root: .list)
    #expect(try Todos.links.journey(for: printed, root: .list) == journey, "\(printed)")
  }

  static let roots: [(String, Todos, Journey<Todos>)] = [
    ("/todos/3", .list, [.root(.list), .push(.details(3, filter: nil))]),
    ("/todos/3", .home, [.root(.home), .push(.list), .push(.details(3, filter: nil))]),
    (
      "/todos/3/share", .details(3, filter: nil),
      [
        .root(.details(3, filter: nil)), .push(.list), .push(.details(3, filter: nil)),
        .sheet(.share(3)),
      ]
    ),
    ("/login", .home, [.root(.login)]),
    ("/", .secret, [.root(.secret)]),
  ]

  @Test(arguments: roots)
  func thereIsAlwaysAWayBackToTheRoot(link: String, root: Todos, journey: Journey<Todos>) throws {
    #expect(try Todos.links.journey(for: link, root: root) == journey)
  }

  @Test func theJourneyOfALinkGoesOn() throws {
    var journey = try Journey<Todos>(link: "meerkat://todos/3", root: .list)
    try journey.go(.back)
    #expect(journey == [.root(.list)])
  }

  @Test(arguments: [true, false])
  func theOrderOfDeclarationDoesNotCount(isReversed: Bool) throws {
    let all = [
      DeepLink<String>("a/b", "static"),
      DeepLink("a/{x}", { (x: Int) in "number \(x)" }, match: { _ in nil }),
      DeepLink("a/{x...}", { (x: [String]) in "tail \(x)" }, match: { _ in nil }),
    ]
    let links = try Links(validating: isReversed ? all.reversed() : all)
    let tops = try ["a/b", "a/5", "a/c", "a/5/c"].map {
      try links.journey(for: $0, root: "root").top.destination
    }
    #expect(tops == ["static", "number 5", #"tail ["c"]"#, #"tail ["5", "c"]"#])
  }

  @Test func aMissingQueryFallsBackToTheNextPattern() throws {
    let links = Links<String> {
      DeepLink("find?q={q}", { (q: String) in "find \(q)" }, match: { _ in nil })
      DeepLink("{page}", { (page: String) in "page \(page)" }, match: { _ in nil })
    }
    #expect(try links.journey(for: "find?q=x", root: "").top.destination == "find x")
    #expect(try links.journey(for: "find", root: "").top.destination == "page find")
  }

  @Test func anAddressIsTakenApart() throws {
    let address = try LinkAddress("HTTPS://Example.com:80/a%2Fb/;up?x=1&y#z")
    #expect(address.scheme == "https")
    #expect(address.host == "example.com")
    #expect(address.query == [.init(name: "x", value: "1"), .init(name: "y", value: "")])
  }
}
