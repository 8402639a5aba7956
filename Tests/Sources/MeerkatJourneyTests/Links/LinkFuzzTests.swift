import MeerkatJourney
import Testing

/// Thousands of random links and journeys; the seed is fixed, so that a failure comes again.
struct LinkFuzzTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func whateverIsReadIsPrintedAndReadBack(seed: UInt64) throws {
    var random = Random(seed: seed)
    var readCount = 0
    for _ in 0..<600 {
      let link = random.link()
      guard let journey = try? Journey<Todos>(link: link, root: .list) else { continue }
      readCount += 1
      let printed = try Todos.links.link(for: journey, root: .list)
      #expect(try Journey<Todos>(link: printed, root: .list) == journey, "\(link) \(printed)")
    }
    #expect(readCount > 100)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func whateverIsPrintedIsReadBack(seed: UInt64) throws {
    var random = Random(seed: seed)
    for _ in 0..<200 {
      let journey = random.journey()
      let link = try journey.link()
      #expect(try Journey(link: link, root: journey.root) == journey, "\(journey) \(link)")
    }
  }
}

/// Random links, journeys and what they are made of.
private struct Random: RandomNumberGenerator {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  mutating func text() -> String {
    let pieces = [
      "a", "new", "newest", ";", "=", "/", "?", "#", "%", "&", "+", " ", "..", ".", "é", "🦫", "%41",
      "\u{0}", "\u{FEFF}", "e\u{301}", "\r\n", "\\", ";push", "3", "-",
    ]
    return (0..<Int.random(in: 0..<4, using: &self)).map { _ in pick(pieces) }.joined()
  }

  mutating func destination() -> Todos {
    switch Int.random(in: 0..<13, using: &self) {
    case 0: .home
    case 1: .list
    case 2: .new
    case 3, 4: .details(.random(in: 1...2, using: &self), filter: pick([nil, .open, .done]))
    case 5: .share(.random(in: 1...2, using: &self))
    case 6: .people(name: text())
    case 7: .search(text: text(), tags: pick([[], [text()], [text(), text()]]))
    case 8: .files(path: pick([[], [text()], [text(), text()], ["newest", text()]]))
    case 9: .newest(file: text())
    case 10: .price(.random(in: -1...1, using: &self), isNet: .random(using: &self))
    case 11: pick([.login, .newPerson])
    default: .warning(.random(in: 1...2, using: &self))
    }
  }

  /// A journey with steps that often are those of a link, and their parents.
  mutating func journey() -> Journey<Todos> {
    let styles = [NavigationStyle.push, .push, .push, .sheet, .popover, .fullScreenCover]
    var journey = Journey(pick([.list, .list, destination()]))
    for _ in 0..<Int.random(in: 0..<5, using: &self) {
      let step: Journey<Todos>.Step = Journey.Step(destination(), style: pick(styles))
      _ = try? journey.go(.forward(to: step.destination, style: step.style))
    }
    if Bool.random(using: &self) {
      _ = try? journey.go(.forward(to: destination(), style: pick([.alert, .confirmationDialog])))
    }
    return journey
  }

  /// A link: that of a journey, changed here and there, or bytes of any kind.
  mutating func link() -> String {
    let pieces = [
      "/", "todos", "people", "files", "search", "/;push/", "/;=", "/;*/", "/;with:", "?", "q=",
      "&", "filter=open", "tag=", "1", "/share", "%", "%41", "%C3", ";", "=", "/;up", "/;down", "#",
      "https://a.b/", "x://", "/login", "/;root/", "new", "é",
    ]
    guard !Bool.random(using: &self) else {
      return (0..<Int.random(in: 0..<12, using: &self)).map { _ in pick(pieces) }.joined()
    }
    var link = Array(((try? journey().link()) ?? "").utf8)
    for _ in 0..<Int.random(in: 0..<3, using: &self) {
      let place = Int.random(in: 0...link.count, using: &self)
      if place < link.count, Bool.random(using: &self) { link.remove(at: place) }
      link.insert(contentsOf: pick(pieces).utf8, at: min(place, link.count))
    }
    return String(decoding: link, as: UTF8.self)
  }
}
