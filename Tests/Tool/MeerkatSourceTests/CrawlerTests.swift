import MeerkatDeeds
import MeerkatSource
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

  @Test func aRowThatHasAnotherLabelEachTimeIsFoundAgain() async throws {
    let ends = (1...9).map { "end \($0)" }
    var screens: [String: [String: String]] = [
      "home": ["tap row % each": "item"],
      "item": Dictionary(uniqueKeysWithValues: ends.map { ("tap \($0)", $0) }),
    ]
    for end in ends { screens[end] = [:] }
    var crawler = Crawler(PaperApp(screens))
    let crawl = try await crawler.run()
    #expect(crawl.isComplete)
    #expect(Set(crawl.visits.map(\.destination)) == Set(["home", "item"] + ends))
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
    let crash = try #require(crawl.crashes.first)
    #expect(crawl.crashes.count == 1)
    #expect(crash.reason == "Fatal error: 💥")
    #expect(crash.deeds == ["tap list", "tap broken"])
    #expect(crash.isRepeatable)
    // The crawler goes on with another app.
    #expect(crawl.visits.contains { $0.destination == "fine" })
    #expect(crawl.isComplete)
  }

  @Test func aCrashBehindARowThatHasAnotherLabelEachTimeIsDoneAgain() async throws {
    var crawler = Crawler(
      PaperApp(["home": ["tap row % each": "item"], "item": ["tap broken": "💥"]]))
    let crawl = try await crawler.run()
    #expect(crawl.crashes.map(\.isRepeatable) == [true])
  }

  @Test func aCrashThatOneRowLeadsToHasTheWayOverThatRow() async throws {
    let app = PaperApp([
      "home": ["tap row 1 each": "item", "tap row 2 each": "item"],
      "item": ["tap open": "opened", "back": "home"], "opened": ["back": "item"],
    ])
    await app.crash("tap open", after: "tap row 2 each")
    var crawler = Crawler(app)
    let crawl = try await crawler.run()
    #expect(crawl.crashes.map(\.deeds) == [["tap row 2 each", "tap open"]])
    #expect(crawl.crashes.map(\.isRepeatable) == [true])
    #expect(crawl.visits.contains { $0.destination == "opened" })
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

  @Test func anAppThatDoesNotStartAgainLosesNothing() async throws {
    let app = PaperApp(["home": ["tap a": "a", "tap b": "b"], "a": ["tap c": "💥"], "b": [:]])
    await app.start(only: 1)
    var crawler = Crawler(app)
    let crawl = try await crawler.run()
    #expect(crawl.visits.map(\.destination) == ["home", "a"])
    #expect(crawl.crashes.map(\.reason) == ["Fatal error: 💥", "Fatal error: no start"])
    #expect(crawl.crashes.first?.deeds == ["tap a", "# tap c"])
    #expect(!crawl.isComplete)
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
    let app = PaperApp(["home": ["tap a": "a"], "a": ["tap b": "b"], "b": [:]])
    var crawler = Crawler(app)
    let crawl = try await crawler.run()
    let home = "case .home: Button(\"A\") { self.push(.a) }"
    let differences = crawl.differences(from: await map(["F.swift": source(home)]))
    #expect(differences.destinations == 4)
    #expect(differences.unseen.map(\.destination) == ["never"])
    #expect(differences.moves == 2)
    #expect(differences.unmapped == ["F: a → b"])
    // On the map, it begins elsewhere.
    let wrong = source(home + "\n case .never: Button(\"B\") { self.push(.b) }")
    #expect(crawl.differences(from: await map(["F.swift": wrong])).unmapped == ["F: a → b"])
    // What goes back first begins below.
    let back = source(home + "\n case .never: Button(\"B\") { self.back(); self.push(.b) }")
    #expect(crawl.differences(from: await map(["F.swift": back])).unmapped == [])
    let right = source(home + "\n case .a: Button(\"B\") { self.push(.b) }")
    #expect(crawl.differences(from: await map(["F.swift": right])).unmapped == [])
  }

  private func source(_ cases: String) -> String {
    """
    final class F: Flow {
      enum Destination: Hashable { case home, a, b, never }
      let navigator = Navigator<Destination>(root: .home)
      func screen(for destination: Destination) -> some View {
        switch destination {
        \(cases)
        default: Text("Here")
        }
      }
    }
    """
  }

  @Test func valuesAreTypedByTheLabelsOfFields() throws {
    let values = try SampleValues("# The demo locks\r\nPassword: open sesame\n\nE-mail : a@b.c")
    #expect(values.text(for: "Password") == "open sesame")
    #expect(values.text(for: "Your e-mail") == "a@b.c")
    #expect(values.text(for: "Search the shop") == "a")
    #expect(values.text(for: "Wishes") == "Sample")
    #expect(throws: SourceError.noValue(line: 2)) { try SampleValues("A: b\nNothing") }
  }
}

/// An app of which each screen is a dictionary: what can be done, and where it leads. A `%` is
/// another number after each start.
private actor PaperApp: CrawledApp {
  private let screens: [String: [String: String]]
  private let addresses: [String: String]
  private var now = "home"
  private var last = ""
  private var crash: (choice: String, before: String)?

  /// Has a choice crash after another one.
  func crash(_ choice: String, after before: String) { crash = (choice, before) }

  init(_ screens: [String: [String: String]], addresses: [String: String] = [:]) {
    (self.screens, self.addresses) = (screens, addresses)
  }

  private var starts = Int.max

  private func named(_ choice: String) -> String { choice.replacing("%", with: "\(starts)") }

  /// Has it start only so many times.
  func start(only starts: Int) { self.starts = starts }

  func begin() throws -> Sight {
    guard starts > 0 else { throw CrawlError.hasEnded("Fatal error: no start") }
    starts -= 1
    now = "home"
    return sight()
  }

  func take(_ choice: String, typing text: String?) throws -> Sight {
    let before = now
    if let crash, crash == (choice, last) { throw CrawlError.hasEnded("Fatal error: 💥") }
    last = choice
    if choice.hasPrefix("open ") {
      now = addresses[String(choice.dropFirst(5))] ?? now
    } else {
      let place = screens[now]?.first { named($0.key) == choice }
      guard let next = place?.value else { throw CrawlError.isUnable }
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
    sight.choices = (screens[now] ?? [:]).keys.sorted().map(named).map { name in
      Sight.Choice(id: name, group: name.hasSuffix("each") ? "each" : name)
    }
    return sight
  }
}
