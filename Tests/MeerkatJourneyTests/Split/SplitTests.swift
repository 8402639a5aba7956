import Foundation
import MeerkatJourney
import Testing

struct SplitTests {
  private func makeSplit() throws -> Split<String> {
    var split = Split(sidebar: "folders")
    try split.go(.forward(to: "inbox"), in: .sidebar)
    split.showDetail("letter")
    try split.go(.forward(to: "attachment"), in: .detail)
    return split
  }

  @Test func theOneStackIsTheSidebarThenTheDetailsRootThenItsSteps() throws {
    #expect(
      try makeSplit().collapsed
        == [.root("folders"), .push("inbox"), .push("letter"), .push("attachment")])
  }

  @Test func withoutDetailsTheOneStackIsTheSidebar() {
    #expect(Split(sidebar: "folders").collapsed == [.root("folders")])
  }

  @Test func whatIsPresentedLiesAboveBothColumns() throws {
    var split = try makeSplit()
    try split.go(.forward(to: "settings", style: .sheet), in: .sidebar)
    try split.go(.forward(to: "page"), in: .detail)
    #expect(
      split.collapsed
        == [
          .root("folders"), .push("inbox"), .push("letter"), .push("attachment"), .push("page"),
          .sheet("settings"),
        ])
    #expect(split.activeColumn == .sidebar)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let direction: Direction<String>
    let end: String
    var testDescription: String { "\(direction)" }

    init(_ direction: Direction<String>, _ end: String) {
      self.direction = direction
      self.end = end
    }
  }

  static let collapsed = [
    Case(.back, "[folders, push inbox] | [letter]"),
    Case(.forward(to: "x"), "[folders, push inbox] | [letter, push attachment, push x]"),
    Case(.backTo("letter"), "[folders, push inbox] | [letter]"),
    Case(.backTo("inbox"), "[folders, push inbox] | nothing"),
    Case(.leave("letter"), "[folders, push inbox] | nothing"),
    Case(.leave("inbox"), "[folders] | nothing"),
    Case(.backToRoot, "[folders] | nothing"),
    Case(.replaceTop(with: "x"), "[folders, push inbox] | [letter, push x]"),
    Case(
      .forward(to: "x", style: .sheet), "[folders, push inbox] | [letter, push attachment, sheet x]"
    ),
  ]

  @Test(arguments: collapsed)
  func aDirectionInTheOneStackChangesTheColumns(_ each: Case) throws {
    var split = try makeSplit()
    try split.go(each.direction, isCollapsed: true)
    #expect(split.description == each.end)
  }

  @Test func inTheOneStackBackLeadsFromTheDetailsToTheSidebar() throws {
    var split = try makeSplit()
    var seen: [String] = []
    while split.canGoBack(isCollapsed: true) {
      try split.go(.back, isCollapsed: true)
      seen.append(split.description)
    }
    #expect(
      seen == [
        "[folders, push inbox] | [letter]", "[folders, push inbox] | nothing",
        "[folders] | nothing",
      ])
    #expect(throws: Refusal.atTheRoot) { try split.go(.back, isCollapsed: true) }
  }

  @Test func theRootOfTheDetailsCanBeReplacedInTheOneStack() throws {
    var split = Split(sidebar: "folders")
    split.showDetail("letter")
    try split.go(.replaceTop(with: "note"), isCollapsed: true)
    #expect(split.description == "[folders] | [note]")
    try split.go(.replaceTop(with: "question", style: .alert), isCollapsed: true)
    #expect(split.description == "[folders, alert question] | nothing")
  }

  @Test func whatTheSidebarPresentsStaysItsOwnInTheOneStack() throws {
    var split = try makeSplit()
    try split.go(.forward(to: "settings", style: .sheet), in: .sidebar)
    try split.go(.forward(to: "sounds"), isCollapsed: true)
    #expect(split.sidebar.description == "[folders, push inbox, sheet settings, push sounds]")
    try split.go(.back, isCollapsed: true)
    try split.go(.replaceTop(with: "help"), isCollapsed: true)
    #expect(split.sidebar.description == "[folders, push inbox, sheet help]")
    try split.go(.close, isCollapsed: true)
    #expect(split.description == "[folders, push inbox] | [letter, push attachment]")
  }

  @Test func sideBySideNothingLiesBehindTheDetails() throws {
    var split = Split(sidebar: "folders")
    split.showDetail("letter")
    #expect(!split.canGoBack(isCollapsed: false))
    #expect(split.canGoBack(isCollapsed: true))
    #expect(throws: Refusal.atTheRoot) { try split.go(.back, isCollapsed: false) }
    #expect(split.description == "[folders] | [letter]")
  }

  @Test func withoutDetailsBackIsThatOfTheSidebar() throws {
    var split = Split(sidebar: "folders")
    #expect(!split.canGoBack(isCollapsed: true))
    try split.go(.forward(to: "inbox"), isCollapsed: false)
    #expect(split.canGoBack(isCollapsed: true))
    #expect(split.canGoBack(isCollapsed: false))
  }

  @Test func onlyOneColumnPresents() throws {
    var split = try makeSplit()
    try split.go(.forward(to: "settings", style: .sheet), in: .sidebar)
    let before = split
    #expect(throws: Refusal.alreadyPresented(.sheet)) {
      try split.go(.forward(to: "x", style: .alert), in: .detail)
    }
    #expect(throws: Refusal.alreadyPresented(.sheet)) {
      try split.go(.replaceTop(with: "x", style: .popover), in: .detail)
    }
    #expect(throws: Refusal.alreadyPresented(.sheet)) {
      try split.go(.replaceAll(with: [.root("x"), .sheet("y")]), in: .detail)
    }
    #expect(split == before)
  }

  @Test func detailsThatAreShownAlreadyAreLeftAsTheyAre() throws {
    var split = try makeSplit()
    split.showDetail("letter")
    #expect(split.detail == [.root("letter"), .push("attachment")])
    split.showDetail("note")
    #expect(split.detail == [.root("note")])
  }

  @Test func detailsOfSomethingElseDoNotGiveIdentitiesOutAgain() throws {
    var split = try makeSplit()
    let old = try #require(split.detail?.top.id)
    split.showDetail("note")
    let next = try #require(split.detail?.top.id)
    #expect(next > old)
    try split.closeDetail()
    split.showDetail("letter")
    #expect(try #require(split.detail?.top.id) > next)
  }

  @Test func stepsThatStayKeepTheirIdentityInTheOneStack() throws {
    var split = try makeSplit()
    let sidebar = split.sidebar.steps.map(\.id)
    let detail = split.detail?.steps.map(\.id) ?? []
    try split.go(.forward(to: "x"), isCollapsed: true)
    #expect(split.sidebar.steps.map(\.id) == sidebar)
    #expect(split.detail?.steps.prefix(2).map(\.id) == detail)
  }

  @Test func whereNoDetailsAreThereIsNothingToDo() {
    var split = Split(sidebar: "folders")
    #expect(throws: Refusal.noDetail) { try split.closeDetail() }
    #expect(throws: Refusal.noDetail) { try split.go(.back, in: .detail) }
  }

  @Test func savingAndReadingGivesTheSameSplit() throws {
    for split in [try makeSplit(), Split(sidebar: "folders")] {
      let data = try JSONEncoder().encode(split)
      #expect(try JSONDecoder().decode(Split<String>.self, from: data) == split)
    }
  }

  @Test func aSavedFormInWhichBothColumnsPresentIsRefused() throws {
    let columns: [String: Journey<String>] = [
      "sidebar": [.root("a"), .sheet("b")], "detail": [.root("c"), .alert("d")],
    ]
    let archive = try JSONEncoder().encode(columns)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Split<String>.self, from: archive)
    }
    #expect("\(String(describing: error))".contains("The other column presents a sheet."))
  }
}
