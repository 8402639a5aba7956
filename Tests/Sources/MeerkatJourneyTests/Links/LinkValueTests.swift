import MeerkatJourney
import Testing

/// How values of each type are read from a link and written into one.
struct LinkValueTests {
  enum Size: Int, LinkValue { case small = 1, large }

  struct Version: Hashable, LosslessStringConvertible, LinkValue {
    let major: Int
    let minor: Int

    var description: String { "\(major).\(minor)" }

    init?(_ description: String) {
      let parts = description.split(separator: ".").compactMap { Int($0) }
      guard parts.count == 2 else { return nil }
      (major, minor) = (parts[0], parts[1])
    }
  }

  /// Reads a link with one value, and writes it again.
  static func roundTrip<Value: LinkValue & Hashable>(_: Value.Type, _ link: String) throws -> String
  {
    let links = Links<Value> { DeepLink("x/{value}", { (value: Value) in value }, match: { $0 }) }
    return try links.link(to: links.journey(for: link, root: try root(Value.self)).top.destination)
  }

  private static func root<Value: LinkValue>(_: Value.Type) throws -> Value {
    try #require(["1", "true", "open", "1.0"].compactMap { Value.linkValue(from: $0) }.first)
  }

  @Test func aValueOfEachTypeIsReadAndWritten() throws {
    let links = [
      try Self.roundTrip(String.self, "x/a%20b"), try Self.roundTrip(Int.self, "x/-7"),
      try Self.roundTrip(Int8.self, "x/-128"), try Self.roundTrip(Int16.self, "x/+5"),
      try Self.roundTrip(Int32.self, "x/007"), try Self.roundTrip(Int64.self, "x/9"),
      try Self.roundTrip(UInt.self, "x/9"), try Self.roundTrip(UInt8.self, "x/255"),
      try Self.roundTrip(UInt16.self, "x/9"), try Self.roundTrip(UInt32.self, "x/9"),
      try Self.roundTrip(UInt64.self, "x/18446744073709551615"),
      try Self.roundTrip(Double.self, "x/1e2"), try Self.roundTrip(Float.self, "x/0.5"),
      try Self.roundTrip(Bool.self, "x/false"), try Self.roundTrip(Filter.self, "x/done"),
      try Self.roundTrip(Size.self, "x/2"), try Self.roundTrip(Version.self, "x/1.12"),
    ]
    #expect(
      links == [
        "/x/a%20b", "/x/-7", "/x/-128", "/x/5", "/x/7", "/x/9", "/x/9", "/x/255", "/x/9", "/x/9",
        "/x/18446744073709551615", "/x/100.0", "/x/0.5", "/x/false", "/x/done", "/x/2", "/x/1.12",
      ])
  }

  @Test func whatIsNoValueOfTheTypeIsRefused() {
    for link in ["x/256", "x/-1", "x/1.5", "x/", "x/%20"] {
      #expect(throws: LinkError.self) { try Self.roundTrip(UInt8.self, link) }
    }
    #expect(throws: LinkError.self) { try Self.roundTrip(Size.self, "x/3") }
    #expect(throws: LinkError.self) { try Self.roundTrip(Version.self, "x/1") }
    #expect(throws: LinkError.self) { try Self.roundTrip(Float.self, "x/nan") }
  }

  enum Book: Hashable { case cover, page(Int?) }

  @Test func aQueryStaysWhereThePathIsEmpty() throws {
    let links = Links<Book> {
      DeepLink("?page={page}", Book.page) { if case .page(let page) = $0 { page } else { nil } }
    }
    #expect(try links.link(to: .page(2)) == "/?page=2")
    #expect(try links.link(to: .page(nil)) == "/")
    #expect(try links.journey(for: "?page=2", root: .cover) == Journey(.cover, [.push(.page(2))]))
    #expect(try links.journey(for: "/", root: .cover) == Journey(.cover, [.push(.page(nil))]))
    #expect(throws: LinkError.noLink(destination: "cover")) { try links.link(to: .cover) }
    #expect(throws: LinkError.wrongQuery(name: "page", value: "", expected: "Int")) {
      try links.journey(for: "?page=", root: .cover)
    }
  }

  @Test func goingToALinkKeepsTheStepsThatAreThereAlready() throws {
    var journey: Journey<Todos> = Journey(
      .list, [.push(.details(3, filter: nil)), .alert(.warning(3))])
    let linked = try Journey<Todos>(link: "/todos/3/share", root: .list)
    let change = try journey.go(.replaceAll(with: linked))
    #expect(change.description == "kept 2, removed [alert warning(3)], added [sheet share(3)]")
  }
}
