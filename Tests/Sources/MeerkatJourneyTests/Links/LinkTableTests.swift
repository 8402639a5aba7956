import MeerkatJourney
import Testing

/// Which links do not go together, and what is said about it.
struct LinkTableTests {
  static func text(_ pattern: String) -> DeepLink<String> {
    DeepLink(pattern, { (text: String) in text }, match: { $0 })
  }

  static func number(_ pattern: String) -> DeepLink<String> {
    DeepLink(pattern, { (number: Int) in "\(number)" }, match: { Int($0) })
  }

  static func filter(_ pattern: String) -> DeepLink<String> {
    DeepLink(pattern, { (filter: Filter) in "\(filter)" }, match: { Filter(rawValue: $0) })
  }

  static func texts(_ pattern: String) -> DeepLink<String> {
    DeepLink(pattern, { (texts: [String]) in "\(texts)" }, match: { [$0] })
  }

  static let mistakes: [([DeepLink<String>], [LinkProblem.Flaw])] = [
    ([text("a/{x}"), text("a/{y}")], [.sameShape]),
    ([text("a/{x}"), number("a/{y}")], [.sameShape]),
    ([DeepLink("a", "1"), DeepLink("/a/", "2")], [.sameShape]),
    ([texts("a/{x...}"), texts("a/{y...}")], [.sameShape]),
    ([text("a/{x}/c"), text("a/b/{y}")], [.overlap]),
    ([texts("a/{x...}"), text("{y}/b")], [.overlap]),
    ([DeepLink("a", "1"), DeepLink("b", "1")], [.sameDestination("1")]),
    ([text("a/{x")], [.braces("{x")]),
    ([text("a/x-{x}")], [.braces("x-{x}")]),
    ([text("a/{}")], [.namelessParameter]),
    ([texts("a/{...}")], [.namelessParameter]),
    ([text("a?x")], [.query("x")]),
    ([text("a?x=y")], [.braces("y")]),
    ([text("a?x={x}/b")], [.braces("{x}/b")]),
    ([DeepLink("a/../b", "1")], [.dots]),
    ([texts("a/{x...}/b")], [.tailInTheMiddle("x")]),
    ([text("a")], [.count(parameters: 0, values: 1)]),
    ([text("a/{x}/{y}")], [.count(parameters: 2, values: 1)]),
    ([DeepLink("a/{x}", "1")], [.count(parameters: 1, values: 0)]),
    ([text("a/{x}/{x}")], [.repeatedParameter("x")]),
    ([text("a?q={x}&q={y}")], [.repeatedQuery("q")]),
    ([texts("a/{x}")], [.notOneValue("x")]),
    ([text("a/{x...}")], [.notAnArray("x")]),
    (
      [text("{"), text("}"), DeepLink("a", "1"), text("a")],
      [
        .braces("{"), .braces("}"),
        .count(parameters: 0, values: 1),
      ]
    ),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsFoundWhenTheTableIsBuilt(links: [DeepLink<String>], flaws: [LinkProblem.Flaw]) {
    let problems = #expect(throws: LinkProblems.self) { try Links(validating: links) }
    #expect(problems?.problems.map(\.flaw) == flaws)
  }

  static let fine: [[DeepLink<String>]] = [
    [text("a/{x}"), DeepLink("a/b", "1"), texts("a/{x...}"), DeepLink("", "2")],
    [number("a/{x}/c"), text("a/b/{y}")],
    [number("a/{x}"), filter("a/{y}")],
    [text("a/{x}/b"), number("a/{y}/c")],
    [DeepLink("a", "1"), DeepLink("b", "1", as: .sheet)],
    [texts("a?q={x}"), text("b?q={x}")],
  ]

  @Test(arguments: fine)
  func whatCanBeToldApartGoesTogether(links: [DeepLink<String>]) throws {
    #expect(try Links(validating: links).patterns.count == links.count)
  }

  @Test func aProblemNamesBothPatternsAndWhatToDo() {
    let problems = #expect(throws: LinkProblems.self) {
      try Links(validating: [Self.text("a/{x}/c"), Self.text("a/b/{y}"), Self.text("b")])
    }
    #expect(
      problems?.description == """
        “b”: The number of parameters is 0, and of values 1. Write one parameter for each value, in \
        the same order.
        “a/{x}/c” and “a/b/{y}”: Both match a link, and neither is more specific. Tell them apart \
        by a plain segment, or add a link for what both match.
        """)
  }

  @Test func aFilterAndANumberInOnePlaceAreToldApart() throws {
    let links = try Links(validating: [Self.number("a/{x}"), Self.filter("a/{y}")])
    #expect(try links.journey(for: "a/7", root: "").top.destination == "7")
    #expect(try links.journey(for: "a/done", root: "").top.destination == "done")
  }

  @Test func anEmptyPatternLiesBelowEverything() throws {
    let links = Links<String> {
      DeepLink("", "home")
      DeepLink("a", "a")
    }
    #expect(try links.journey(for: "a", root: "x") == Journey("x", [.push("home"), .push("a")]))
    #expect(try links.journey(for: "/", root: "home") == Journey("home"))
    #expect(try links.link(for: Journey("home")) == "/")
    #expect(try links.link(for: Journey("a", [.push("a")])) == "/;root/a/a")
  }
}
