import MeerkatLinkMacros
import Testing

/// `@Linked`, for real: links are read and printed.
@MainActor
struct LinkedMacroUseTests {
  typealias Todo = TodosFlow.Destination

  @Test(
    arguments: [
      ("/todos", Journey(.list)),
      ("/todos/3?filter=open", Journey(.list, [.push(.details(id: 3, filter: .open))])),
      (
        "/todos/3/share",
        Journey(.list, [.push(.details(id: 3, filter: nil)), .sheet(.share(id: 3))])
      ),
      ("/tags/home/of/5", Journey(.list, [.push(.tagged(user: 5, tag: "home"))])),
      ("/folders/a/b", Journey(.list, [.push(.folder(["a", "b"]))])),
    ] as [(String, Journey<Todo>)])
  func aLinkIsReadAndPrinted(_ link: String, _ journey: Journey<Todo>) throws {
    #expect(try Journey<Todo>(link: link, root: .list) == journey)
    #expect(try journey.link() == link)
  }

  @Test func aFlowFollowsItsLinks() throws {
    let flow = TodosFlow()
    #expect(try flow.open("/todos/3/share").get() == .arrived)
    #expect(
      flow.journey == Journey(.list, [.push(.details(id: 3, filter: nil)), .sheet(.share(id: 3))]))
    #expect(flow.link == "/todos/3/share")
  }

  @Test func aDestinationWithoutLinkHasNone() {
    #expect(throws: LinkError.noLink(destination: "hint")) {
      try Todo.links.link(to: .hint)
    }
  }

  @Test(arguments: [
    ("/page/3", Place.page(id: 3)), ("/page/called/Ada", .name(name: "Ada")),
    ("/at/3", .at(in: 3)), ("/in/3?sort=up", .default(in: 3, "up")),
  ])
  func publicCasesOfAnyNamesAreReadAndPrinted(_ link: String, _ place: Place) throws {
    #expect(try Place.links.link(to: place) == link)
    #expect(try Place.links.journey(for: link, root: .page(id: 0)).top.destination == place)
  }

  /// Of what the macro writes the compiler doesn't warn, or this wouldn't compile.
  @Linked enum Shelf {
    case all
    @available(*, deprecated) @Link("old") case old
    @available(*, deprecated) @Link("old/{id}/{name}") case older(name: String, id: Int)
  }

  @Test(arguments: ["/old", "/old/3/Ada"])
  func deprecatedCasesAreReadAndPrinted(_ link: String) throws {
    let journey = try Journey<Shelf>(link: link, root: .all)
    #expect(journey.steps.count == (link == "/old" ? 2 : 3))
    #expect(try journey.link() == link)
  }

  @Test func theStyleOfRootIsKept() throws {
    let journey = try Place.links.journey(for: "/in/3", root: .page(id: 0))
    #expect(journey == Journey(.default(in: 3, nil)))
  }
}
