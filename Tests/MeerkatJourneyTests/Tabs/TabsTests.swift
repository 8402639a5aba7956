import Foundation
import MeerkatJourney
import Testing

struct TabsTests {
  private func makeTabs(_ policy: TabBackPolicy = .stay) throws -> Tabs<String, Int> {
    try Tabs(["feed", "search", "me"], backPolicy: policy) { $0.count }
  }

  @Test func eachTabHasAJourneyOfItsOwn() throws {
    var tabs = try makeTabs()
    try tabs.go(.forward(to: 7))
    try tabs.select("me")
    try tabs.go(.forward(to: 8, style: .sheet))
    #expect(
      tabs.description == """
          feed [4, push 7]
          search [6]
        ▸ me [2, sheet 8]
        """)
  }

  @Test func selectingTheSelectedTabAgainGoesToItsRoot() throws {
    var tabs = try makeTabs()
    try tabs.go([.forward(to: 7), .forward(to: 8, style: .sheet)])
    let change = try tabs.select("feed")
    #expect(tabs.journey == [.root(4)])
    #expect(change.description == "feed: kept 1, removed [push 7, sheet 8], added []")
    #expect(try tabs.select("feed").isEmpty)
  }

  @Test func comingBackToATabShowsWhereItWasLeft() throws {
    var tabs = try makeTabs()
    try tabs.go(.forward(to: 7))
    try tabs.select("me")
    #expect(try tabs.select("feed").description == "me → feed: kept 2")
    #expect(tabs.journey == [.root(4), .push(7)])
  }

  // What a link to a tab's root does: it selects the tab and goes to its root.
  @Test func aLinkToTheRootOfTheSelectedTabGoesThere() throws {
    var tabs = try makeTabs()
    try tabs.go(.forward(to: 7))
    try tabs.select("feed")
    #expect(tabs.journey.isAtRoot)
  }

  @Test func aDirectionCanBeFollowedInATabThatIsNotSelected() throws {
    var tabs = try makeTabs()
    #expect(try tabs.go(.forward(to: 9), in: "me").added == [.push(9)])
    #expect(tabs.selected == "feed")
    #expect(tabs["me"] == [.root(2), .push(9)])
    #expect(throws: Refusal.tabNotFound("x")) { try tabs.go(.back, in: "x") }
  }

  @Test func backAtTheRootOfATabFollowsThePolicy() throws {
    var tabs = try makeTabs(.history)
    try tabs.select("me")
    try tabs.go(.forward(to: 9))
    #expect(try tabs.go(.back).description == "me: kept 1, removed [push 9], added []")
    #expect(tabs.canGoBack)
    #expect(try tabs.go(.back).description == "me → feed: kept 1")
    #expect(!tabs.canGoBack)
    #expect(throws: Refusal.atTheRoot) { try tabs.go(.back) }
  }

  @Test func tabsStayWhereNoPolicySaysOtherwise() throws {
    var tabs = try makeTabs()
    try tabs.select("me")
    #expect(throws: Refusal.atTheRoot) { try tabs.go(.back) }
    #expect(tabs.selected == "me")
  }

  @Test func aRefusedDirectionChangesNothing() throws {
    var tabs = try makeTabs()
    try tabs.go(.forward(to: 7, style: .alert))
    let before = tabs
    #expect(throws: Refusal.nothingGoesOn(.alert)) { try tabs.go(.forward(to: 8)) }
    #expect(throws: Refusal.tabNotFound("x")) { try tabs.select("x") }
    #expect(tabs == before)
  }

  @Test func aTabThatWasNeverVisitedKeepsNoJourney() throws {
    var tabs = try Tabs(Array(0..<1_000)) { $0 }
    #expect(tabs.countOfKeptJourneys == 0)
    for tab in 0..<1_000 { try tabs.select(tab) }
    #expect(tabs.countOfKeptJourneys == 0)
    try tabs.go(.forward(to: 7))
    #expect(tabs.countOfKeptJourneys == 1)
  }

  @Test func aTabThatWentHomeDoesNotGiveItsIdentitiesOutAgain() throws {
    var tabs = try makeTabs()
    try tabs.go(.forward(to: 7))
    let before = tabs.journey.top.id
    try tabs.go([.back, .forward(to: 7)])
    #expect(tabs.journey.top.id > before)
  }

  @Test func aRemovedTabTakesItsJourneyWithIt() throws {
    var tabs = try makeTabs()
    try tabs.select("me")
    try tabs.go(.forward(to: 9))
    #expect(try tabs.remove("me") == [.root(2), .push(9)])
    #expect(tabs.selected == "feed")
    #expect(tabs["me"] == nil)
    try tabs.setTabs(["feed", "search", "me"]) { _ in 0 }
    #expect(tabs["me"] == [.root(0)])
  }

  @Test func otherTabsKeepTheirJourneysWhenTabsChange() throws {
    var tabs = try makeTabs()
    try tabs.go(.forward(to: 7))
    try tabs.setTabs(["new", "feed"]) { _ in 0 }
    #expect(
      tabs.description == """
          new [0]
        ▸ feed [4, push 7]
        """)
  }

  @Test func whetherAJourneyIsKeptDoesNotCountWhenTabsAreCompared() throws {
    var tabs = try makeTabs()
    try tabs.go([.forward(to: 7), .back])
    let other = try makeTabs()
    #expect(tabs == other)
    #expect(tabs.hashValue == other.hashValue)
  }

  @Test func savingAndReadingGivesTheSameTabs() throws {
    var tabs = try makeTabs(.fullHistory)
    try tabs.select("me")
    try tabs.go(.forward(to: 7, style: .sheet))
    let data = try JSONEncoder().encode(tabs)
    let read = try JSONDecoder().decode(Tabs<String, Int>.self, from: data)
    #expect(read == tabs)
    #expect(read.countOfKeptJourneys == 1)
  }

  @Test func aSavedFormWithTooFewJourneysIsRefused() throws {
    struct Archive: Encodable {
      let selection: TabSelection<String>
      let journeys: [Journey<Int>]
    }
    let archive = try JSONEncoder().encode(
      Archive(selection: TabSelection(["a", "b"]), journeys: [[.root(1)]]))
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Tabs<String, Int>.self, from: archive)
    }
    #expect("\(String(describing: error))".contains("There are 2 tabs and 1 journeys."))
  }
}
