import MeerkatJourney
import Testing

/// To which journey a link leads; one line a link.
struct ReadingLinksTests {
  static let links: [(String, Journey<Todos>)] = [
    // With the parents below.
    ("/todos", Journey(.list)),
    ("/todos/3", Journey(.list, [.push(.details(3, filter: nil))])),
    ("/todos/3?filter=open", Journey(.list, [.push(.details(3, filter: .open))])),
    (
      "/todos/3/share?filter=done",
      Journey(.list, [.push(.details(3, filter: .done)), .sheet(.share(3))])
    ),
    (
      "/todos/3/warning",
      Journey(.list, [.push(.details(3, filter: nil)), .alert(.warning(3))])
    ),
    ("/home", Journey(.list, [.push(.home)])),
    ("/login", Journey(.login)),
    ("/todos/new", Journey(.list, [.push(.new)])),
    ("/price/1.5/true", Journey(.list, [.push(.price(1.5, isNet: true))])),
    ("/price/-3e-2/false", Journey(.list, [.push(.price(-0.03, isNet: false))])),

    // Further places on top, with those parents that are not there yet.
    (
      "/todos/1/todos/2",
      Journey(.list, [.push(.details(1, filter: nil)), .push(.details(2, filter: nil))])
    ),
    ("/home/todos/new", Journey(.list, [.push(.home), .push(.new)])),
    ("/todos/todos", Journey(.list, [.push(.list)])),
    (
      "/todos/1/share/home/todos/2/share",
      Journey(
        .list,
        [
          .push(.details(1, filter: nil)), .sheet(.share(1)), .push(.home),
          .push(.details(2, filter: nil)), .sheet(.share(2)),
        ])
    ),
    (
      "/todos/1/;sheet/home/people/new",
      Journey(.list, [.push(.details(1, filter: nil)), .sheet(.home), .push(.newPerson)])
    ),

    // Slashes, fragments, nothing at all.
    ("/", Journey(.list)),
    ("//", Journey(.list)),
    ("?filter=open", Journey(.list)),
    ("todos/3", Journey(.list, [.push(.details(3, filter: nil))])),
    ("///todos//3///", Journey(.list, [.push(.details(3, filter: nil))])),
    ("/todos/3#bottom?filter=open", Journey(.list, [.push(.details(3, filter: nil))])),

    // Sites and schemes.
    ("https://example.com/todos/3", Journey(.list, [.push(.details(3, filter: nil))])),
    ("HTTPS://me@Example.com:8080/todos", Journey(.list)),
    ("https://example.com", Journey(.list)),
    ("meerkat://todos/3", Journey(.list, [.push(.details(3, filter: nil))])),
    ("meerkat:///todos/3", Journey(.list, [.push(.details(3, filter: nil))])),
    ("meerkat:todos/3", Journey(.list, [.push(.details(3, filter: nil))])),

    // Texts.
    ("/people/Ada%20Lovelace", Journey(.list, [.push(.people(name: "Ada Lovelace"))])),
    ("/people/Ada Lovelace", Journey(.list, [.push(.people(name: "Ada Lovelace"))])),
    ("/people/%C3%A9%F0%9F%A6%AB", Journey(.list, [.push(.people(name: "é🦫"))])),
    ("/people/é🦫", Journey(.list, [.push(.people(name: "é🦫"))])),
    ("/people/a%2Fb%3Fc%23d%25", Journey(.list, [.push(.people(name: "a/b?c#d%"))])),
    ("/people/a+b", Journey(.list, [.push(.people(name: "a+b"))])),
    ("/people/%3Bpush", Journey(.list, [.push(.people(name: ";push"))])),
    ("/search?q=a+b%26c", Journey(.list, [.push(.search(text: "a+b&c", tags: []))])),
    ("/search?q", Journey(.list, [.push(.search(text: "", tags: []))])),

    // Queries: repeated ones, others, and the last of several.
    ("/search?tag=b&q=x&tag=a", Journey(.list, [.push(.search(text: "x", tags: ["b", "a"]))])),
    ("/search?q=x&q=y&utm=1&&", Journey(.list, [.push(.search(text: "y", tags: []))])),

    // The most specific pattern.
    ("/people/new", Journey(.list, [.push(.newPerson)])),
    ("/people/;=new", Journey(.list, [.push(.people(name: "new"))])),
    ("/files", Journey(.list, [.push(.files(path: []))])),
    ("/files/a/b%2Fc", Journey(.list, [.push(.files(path: ["a", "b/c"]))])),
    ("/files/newest", Journey(.list, [.push(.files(path: ["newest"]))])),
    ("/files/newest/x", Journey(.list, [.push(.newest(file: "x"))])),
    (
      "/files/newest/x/y",
      Journey(.list, [.push(.newest(file: "x")), .push(.files(path: ["newest", "x", "y"]))])
    ),
    ("/files/;*/newest/x", Journey(.list, [.push(.files(path: ["newest", "x"]))])),

    // The explicit form.
    ("/;push/todos/3", Journey(.list, [.push(.details(3, filter: nil))])),
    ("/;root/home", Journey(.home)),
    ("/;root/home/;sheet/todos", Journey(.home, [.sheet(.list)])),
    (
      "/todos/1/;push/todos/2",
      Journey(.list, [.push(.details(1, filter: nil)), .push(.details(2, filter: nil))])
    ),
    (
      "/todos/1/;with:filter=open/;popover/todos/2?filter=done",
      Journey(.list, [.push(.details(1, filter: .open)), .popover(.details(2, filter: .done))])
    ),
    (
      "/todos/1/;with:/share?filter=done",
      Journey(.list, [.push(.details(1, filter: nil)), .sheet(.share(1))])
    ),
    (
      "/;fullScreenCover/home/;alert/login",
      Journey(.list, [.fullScreenCover(.home), .alert(.login)])
    ),
    ("/;own/todos/3/share", Journey(.list, [.sheet(.share(3))])),
    ("/;own/login", Journey(.login)),
    ("/;confirmationDialog/home", Journey(.list, [.confirmationDialog(.home)])),
    ("/people/;=", Journey(.list, [.push(.people(name: ""))])),
    ("/people/;=..", Journey(.list, [.push(.people(name: ".."))])),
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
    ("/todos/3", .list, Journey(.list, [.push(.details(3, filter: nil))])),
    ("/todos/3", .home, Journey(.home, [.push(.list), .push(.details(3, filter: nil))])),
    (
      "/todos/3/share", .details(3, filter: nil),
      Journey(
        .details(3, filter: nil),
        [.push(.list), .push(.details(3, filter: nil)), .sheet(.share(3))])
    ),
    ("/login", .home, Journey(.login)),
    ("/", .secret, Journey(.secret)),
  ]

  @Test(arguments: roots)
  func thereIsAlwaysAWayBackToTheRoot(link: String, root: Todos, journey: Journey<Todos>) throws {
    #expect(try Todos.links.journey(for: link, root: root) == journey)
  }

  @Test func theJourneyOfALinkGoesOn() throws {
    var journey = try Journey<Todos>(link: "meerkat://todos/3", root: .list)
    try journey.go(.back)
    #expect(journey == Journey(.list))
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
