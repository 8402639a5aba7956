import MeerkatJourney
import Testing

/// A case's values are found by reflection, and proved by making the case anew from them.
struct PayloadTests {
  enum Filter: String, CaseIterable, LinkValue { case open, done }

  struct Number: Hashable, LinkValue {
    let value: Int
    var linkText: String { "no\(value)" }
    static func linkValue(from text: String) -> Self? {
      text.hasPrefix("no") ? Int(text.dropFirst(2)).map(Self.init) : nil
    }
  }

  struct Wrapper: Hashable, Sendable { let id: String }

  final class Box: Hashable, Sendable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (one: Box, other: Box) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  enum Room: Hashable, Sendable { case shelf(Int) }

  enum Place: Linked {
    case list
    case item(Int), twin(Int), labelled(id: Int), both(name: String, id: Int)
    case search(Filter?), tags([String]), number(Number), wrapped(Wrapper), room(Room)
    case boxed(Box), even(Int), page(Int)

    static let links = Links<Self> {
      DeepLink("items/{id}", Self.item)
      DeepLink("twins/{id}", Self.twin, as: .sheet)
      DeepLink("labelled/{id}", Self.labelled)
      DeepLink("both/{name}?id={id}", Self.both)
      DeepLink("search?filter={filter}", Self.search)
      DeepLink("tagged?tag={tag}", Self.tags)
      DeepLink("numbers/{number}", Self.number)
      DeepLink("wrapped/{id}") { .wrapped(Wrapper(id: $0)) }
      DeepLink("shelves/{number}") { .room(.shelf($0)) }
      DeepLink("boxes/{id}") { .boxed(Box($0)) }
      DeepLink("even/{half}") { .even($0 * 2) }
      DeepLink("pages/{n}", Self.page, parent: { n in n > 1 ? .page(n - 1) : nil })
    }
  }

  static let cases: [(Place, String)] = [
    (.item(7), "/items/7"), (.labelled(id: 7), "/labelled/7"),
    (.both(name: "a/b", id: 7), "/both/a%2Fb?id=7"),
    (.search(.done), "/search?filter=done"), (.search(nil), "/search"),
    (.tags(["a", "b"]), "/tagged?tag=a&tag=b"), (.tags([]), "/tagged"),
    (.number(Number(value: 7)), "/numbers/no7"),
    (.wrapped(Wrapper(id: "x")), "/wrapped/x"), (.room(.shelf(7)), "/shelves/7"),
  ]

  @Test("Found and read back", arguments: cases)
  func found(place: Place, link: String) throws {
    let journey = Journey(Place.list, [.push(place)])
    #expect(try journey.link() == link)
    #expect(try Journey(link: link, root: .list) == journey)
  }

  @Test func casesWithEqualValuesAreToldApart() throws {
    #expect(try Journey(Place.list, [.sheet(.twin(7))]).link() == "/twins/7")
  }

  @Test func whatLiesBelowIsFoundInTheSameWay() throws {
    let journey = Journey(Place.list, [.push(.page(1)), .push(.page(2))])
    #expect(try journey.link() == "/pages/2")
    #expect(try Journey(link: "/pages/2", root: .list) == journey)
  }

  @Test("A value that isn't found, or makes another destination, gives no link")
  func notFound() {
    for place in [Place.boxed(Box(7)), .even(4)] {
      #expect(throws: LinkError.self) { try Journey(Place.list, [.push(place)]).link() }
    }
  }
}
