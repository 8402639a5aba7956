import MeerkatDeeds
@testable import MeerkatSource
import Testing

/// How a crawler goes through an app.
struct CrawlerTests {
  @Test func everythingIsReachedAndTheWayThereIsTheShortest() async throws {
    let app = PaperApp([
      "home": ["tap list": "list", "tap about": "about"],
      "list": ["tap row 1 each": "item", "tap row 2 each": "item", "back": "home"],
      "item": ["tap edit": "editor", "back": "list"],
      "editor": ["close": "item"],
      "about": ["back": "home"],
    ])
    var crawler = Crawler(app)
    let crawl = try await crawler.run()
    #expect(crawl.isComplete)
    #expect(Set(crawl.visits.map(\.destination)) == ["home", "list", "item", "editor", "about"])
    #expect(
      crawl.visits.first { $0.destination == "editor" }?.deeds
        == ["tap list", "tap row 1 each", "tap edit"])
  }

  @Test func theSameAppGivesTheSameResult() async throws {
    let screens = [
      "home": ["tap a": "a", "tap b": "b", "tap c": "c"],
      "a": ["tap b": "b", "back": "home"], "b": ["tap c": "c", "back": "home"],
      "c": ["tap a": "a", "back": "home"],
    ]
    var results: Set<Crawl> = []
    for _ in 0..<5 {
      var crawler = Crawler(PaperApp(screens))
      results.insert(try await crawler.run())
    }
    #expect(results.count == 1)
  }

  @Test func rowsThatLeadToTheSameAreTriedAFewTimes() async throws {
    let rows = Dictionary(uniqueKeysWithValues: (1...500).map { ("tap row \($0) each", "item") })
    let app = PaperApp(["home": rows, "item": ["back": "home"]])
    var crawler = Crawler(app)
    let crawl = try await crawler.run()
    #expect(crawl.isComplete)
    #expect(crawl.actions < 20)
  }

  @Test func aCrashIsHandedOverWithTheShortestWayToIt() async throws {
    let app = PaperApp([
      "home": ["tap about": "about", "tap list": "list"],
      "about": ["tap list": "list", "back": "home"],
      "list": ["tap broken": "💥", "tap fine": "fine", "back": "home"],
      "fine": ["back": "list"],
    ])
    var crawler = Crawler(app)
    let crawl = try await crawler.run()
    #expect(
      crawl.crashes == [
        Crawl.Crash(
          reason: "Fatal error: 💥", deeds: ["tap list", "tap broken"], isRepeatable: true)
      ])
    // The crawler goes on with another app.
    #expect(crawl.visits.contains { $0.destination == "fine" })
    #expect(crawl.isComplete)
  }

  @Test func aDestinationThatNothingLeadsToIsOpenedByItsAddress() async throws {
    let app = PaperApp(
      ["home": [:], "hidden": ["tap more": "more"], "more": [:]], addresses: ["/hidden": "hidden"])
    var crawler = Crawler(
      app, addresses: [(Sight.Place(flow: "F", destination: "hidden"), "/hidden")])
    let crawl = try await crawler.run()
    #expect(crawl.visits.map(\.destination) == ["home", "hidden", "more"])
    #expect(crawl.visits.last?.deeds == ["open /hidden", "tap more"])
  }

  @Test func limitsAreKeptAndReported() async throws {
    var limits = Crawler<PaperApp>.Limits()
    limits.actions = 2
    let app = PaperApp(["home": ["tap a": "a"], "a": ["tap b": "b"], "b": ["tap c": "c"], "c": [:]])
    var crawler = Crawler(app, limits: limits)
    let crawl = try await crawler.run()
    #expect(!crawl.isComplete)
    #expect(crawl.actions == 2)
  }

  @Test func movesThatTheMapDoesNotHaveAreFound() async throws {
    var map = FlowMap.sample
    let app = PaperApp(["home": ["tap a": "a"], "a": ["tap b": "b"], "b": [:]])
    var crawler = Crawler(app)
    let crawl = try await crawler.run()
    #expect(crawl.differences(from: map).unmapped == ["F: a → b"])
    #expect(crawl.differences(from: map).unseen.map(\.destination) == ["never"])
    map.ways.append(.sample(from: "a", to: "b"))
    #expect(crawl.differences(from: map).unmapped == [])
  }

  @Test func valuesAreTypedByTheLabelsOfFields() throws {
    let values = try SampleValues("# The demo locks\nPassword: open sesame\n\nE-mail : a@b.c")
    #expect(values.text(for: "Password") == "open sesame")
    #expect(values.text(for: "Your e-mail") == "a@b.c")
    #expect(values.text(for: "Search the shop") == "a")
    #expect(values.text(for: "Wishes") == "Sample")
    #expect(throws: SourceError.noValue(line: 2)) { try SampleValues("A: b\nNothing") }
  }
}

/// An app of which each screen is a dictionary: what can be done, and where it leads.
private actor PaperApp: CrawledApp {
  private let screens: [String: [String: String]]
  private let addresses: [String: String]
  private var now = "home"

  init(_ screens: [String: [String: String]], addresses: [String: String] = [:]) {
    (self.screens, self.addresses) = (screens, addresses)
  }

  func begin() -> Sight {
    now = "home"
    return sight()
  }

  func take(_ choice: String, typing text: String?) throws -> Sight {
    let before = now
    if choice.hasPrefix("open ") {
      now = addresses[String(choice.dropFirst(5))] ?? now
    } else {
      guard let next = screens[now]?[choice] else { throw CrawlError.isUnable }
      if next == "💥" { throw CrawlError.hasEnded("Fatal error: 💥") }
      now = next
    }
    var seen = sight()
    seen.deed = choice
    if !choice.hasPrefix("back"), !choice.hasPrefix("open") {
      seen.moves = [Sight.Move(flow: "F", from: before, to: now, isAskedFor: true)]
    }
    return seen
  }

  func deed(for choice: String, typing text: String?) -> String { choice }

  func didReach(_ place: Sight.Place) {}

  private func sight() -> Sight {
    var sight = Sight()
    sight.places = [Sight.Place(flow: "F", destination: now)]
    // Rows are of one kind.
    sight.choices = (screens[now] ?? [:]).keys.sorted().map { name in
      Sight.Choice(id: name, group: name.hasSuffix("each") ? "each" : name)
    }
    return sight
  }
}

extension FlowMap {
  fileprivate static var sample: FlowMap {
    let place = Location(file: "F.swift", line: 1, column: 1)
    let destinations = ["home", "a", "b", "never"].map {
      Destination(
        name: $0, values: [], location: place, screens: [], children: [], links: [], addresses: [])
    }
    let flow = Flow(
      name: "F", location: place, isTest: false, isMade: true, isView: false,
      destinationType: "F.Destination", root: "home", destinations: destinations, guards: [])
    return FlowMap(flows: [flow], ways: [.sample(from: "home", to: "a")], files: 1)
  }
}

extension FlowMap.Way {
  fileprivate static func sample(from: String, to: String) -> Self {
    Self(
      flow: "F", from: FlowMap.Place(flow: "F", destination: from), cause: "a tap", handler: "tap",
      verb: "push", target: FlowMap.Target(kind: .destinations, names: [to]),
      location: Location(file: "F.swift", line: 1, column: 1), isTest: false)
  }
}
