import MeerkatJourney
import Testing

/// How a journey is printed; one line a journey.
struct PrintingLinksTests {
  static let journeys: [(Journey<Todos>, String)] = [
    (Journey(.list), "/todos"),
    (Journey(.list, [.push(.details(3, filter: nil))]), "/todos/3"),
    (Journey(.list, [.push(.details(3, filter: .open))]), "/todos/3?filter=open"),
    (
      Journey(.list, [.push(.details(3, filter: .done)), .sheet(.share(3))]),
      "/todos/3/share?filter=done"
    ),
    (
      Journey(.list, [.push(.details(3, filter: nil)), .push(.share(3))]),
      "/todos/3/;push/todos/3/share"
    ),
    (Journey(.list, [.push(.share(3))]), "/todos/;push/todos/3/share"),
    (
      Journey(.list, [.push(.details(1, filter: nil)), .push(.details(2, filter: nil))]),
      "/todos/1/todos/2"
    ),
    (
      Journey(.list, [.push(.details(1, filter: .open)), .push(.details(2, filter: .done))]),
      "/todos/1/;with:filter=open/todos/2?filter=done"
    ),
    (
      Journey(.list, [.push(.details(1, filter: .open)), .push(.details(2, filter: nil))]),
      "/todos/1/;with:filter=open/todos/2"
    ),
    (
      Journey(.list, [.push(.details(1, filter: .open)), .push(.details(2, filter: .open))]),
      "/todos/1/todos/2?filter=open"
    ),
    (Journey(.list, [.push(.list)]), "/todos/todos"),
    (Journey(.list, [.push(.home), .push(.new)]), "/home/todos/new"),
    (Journey(.home, [.push(.list), .push(.details(3, filter: nil))]), "/todos/3"),
    (Journey(.home, [.push(.details(3, filter: nil))]), "/home/;push/todos/3"),
    (Journey(.secret, [.push(.list)]), "/todos"),
    (Journey(.secret), "/"),
    (Journey(.list, [.alert(.warning(3))]), "/todos/;alert/todos/3/warning"),
    (Journey(.list, [.push(.people(name: "new"))]), "/people/;=new"),
    (Journey(.list, [.push(.people(name: "é/?#;+&="))]), "/people/%C3%A9%2F%3F%23%3B%2B%26%3D"),
    (Journey(.list, [.push(.people(name: ";up"))]), "/people/%3Bup"),
    (Journey(.list, [.push(.people(name: "."))]), "/people/;=."),
    (Journey(.list, [.push(.files(path: ["newest", "x"]))]), "/files/;*/;=newest/;=x"),
    (Journey(.list, [.push(.files(path: ["a", "", "b"]))]), "/files/a/;=/b"),
    (
      Journey(.list, [.push(.search(text: "a b+c", tags: ["x&y", "=é"]))]),
      "/search?q=a%20b%2Bc&tag=x%26y&tag=%3D%C3%A9"
    ),
  ]

  @Test(arguments: journeys)
  func aJourneyIsPrinted(journey: Journey<Todos>, link: String) throws {
    #expect(try journey.link() == link)
    #expect(try Journey(link: link, root: journey.root) == journey)
  }

  @Test func anotherRootIsSpelledOut() throws {
    let journey: Journey<Todos> = Journey(.home, [.push(.list)])
    #expect(try Todos.links.link(for: journey, root: .list) == "/;root/home/todos")
    #expect(try Todos.links.link(for: Journey(.login), root: .list) == "/login")
  }

  @Test func aPlaceHasALinkOfItsOwn() throws {
    #expect(try Todos.links.link(to: .details(3, filter: .open)) == "/todos/3?filter=open")
    #expect(try Todos.links.link(to: .people(name: "new")) == "/people/;=new")
  }

  @Test func aDestinationWithoutALinkIsNamed() {
    let journey: Journey<Todos> = Journey(.list, [.push(.secret), .push(.home)])
    #expect(throws: LinkError.noLink(destination: "secret")) { try journey.link() }
    #expect(throws: LinkError.noLink(destination: "secret")) {
      try Todos.links.link(for: Journey(.secret), root: .list)
    }
  }

  @Test func aLinkThatDoesNotLeadBackIsNotPrinted() {
    let links = Links<Int> {
      DeepLink("half/{x}", { (x: Int) in x }, match: { $0 / 2 })
    }
    #expect(throws: LinkError.notReadBack(destination: "7", link: "/half/3")) {
      try links.link(for: Journey(0, [.push(7)]))
    }
  }

  @Test func aLinkThatExceedsTheLimitsIsNotPrinted() throws {
    let links = Links<Int>(limits: LinkLimits(maxSegments: 2)) {
      DeepLink("{x}", { (x: Int) in x }, match: { $0 })
    }
    let journey: Journey<Int> = Journey(0, [.push(1), .push(2), .push(3)])
    #expect(throws: LinkError.tooManySegments(limit: 2)) { try links.link(for: journey) }
  }
}
