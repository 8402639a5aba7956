import Meerkat
import MeerkatTesting
import Testing

/// Tabs come and go, and the flow of a tab is made when somebody looks at it or a link leads there.
@MainActor
struct ChangingTabsTests {
  @Test(
    "A new tab that is selected as it comes is shown",
    arguments: [
      ([Station.Track.one], [Station.Track.two]), ([.one, .three], [.two]),
      ([.one], [.two, .three]), ([.one, .two], [.two, .three]), ([.one, .two], [.three, .two]),
      ([.two, .one], [.three]),
    ])
  func newTabs(first: [Station.Track], then: [Station.Track]) throws {
    let station = try Station(first)
    let app = try Driver(FlowView(station), width: 30)
    #expect(app.exists(.header("\(first[0]) bench")))
    try station.tracks.setTabs(then)
    #expect(app.exists(.header("\(station.tracks.selected) bench")))
    #expect(station[station.tracks.selected]?.track == station.tracks.selected)
  }

  @Test func withoutTheInitialTabTheStartIsTheFirstOne() throws {
    let station = try Station([.two, .three, .four])
    let app = try Driver(FlowView(station), width: 30)
    #expect(app.exists(.header("two bench")))
    try station.tracks.remove(.two)
    try station.tracks.select(.four)
    #expect(try station.open("/").get() == .arrived)
    #expect(station.tracks.selected == .three)
    #expect(station.link == "/")
  }

  @Test func aTabThatIsNotThereAnyMoreIsReportedOnce() throws {
    let station = try Station([.one, .two])
    try station.tracks.select(.two)
    let archive = try station.archive()
    let lost = try Station([.one]).restore(from: archive).get()
    #expect(lost.map(\.description) == ["flow at step 0, flow in tab two: There is no such tab."])
  }

  @Test func theFlowOfATabThatGoesIsReleased() throws {
    let station = try Station([.one, .two])
    let app = try Driver(FlowView(station), width: 30)
    try app.tap("two")
    weak let released = station[.two]
    #expect(released != nil)
    try station.tracks.remove(.two)
    #expect(app.exists(.header("one bench")))
    #expect(released == nil)
  }

  @Test func aLinkIntoATabMakesItsFlowAndNoOther() throws {
    let station = try Station()
    let app = try Driver(FlowView(station), width: 30)
    #expect(app.exists(.header("one bench")))
    #expect(station.made == [.one])
    _ = try station.open("/two/office").get()
    #expect(app.exists(.header("two office")))
    #expect(station.made == [.one, .two])
    #expect(
      station.outline == """
        Station [tracks]
          one Platform [bench]
          two Platform [bench, push office]
        """)
  }

  @Test("What is shown already, and what does not fit, makes none", arguments: [true, false])
  func nothingToMake(isShown: Bool) throws {
    let station = try Station()
    let app = isShown ? try Driver(FlowView(station), width: 30) : nil
    _ = try station.open("/two/office").get()
    station.made = []
    for link in ["/two/office", "/two/office", "/nowhere", "/one/nowhere", "/three/nowhere"] {
      _ = station.open(link)
    }
    #expect(station.link == "/two/office")
    #expect(app?.exists(.header("two office")) != false)
    // Without a host, nobody has seen the first tab.
    #expect(Set(station.made).isSubset(of: isShown ? [.three] : [.one, .three]))
    #expect(station[.three] == nil)
  }

  @Test func nothingIsPushedOverTabs() async throws {
    let station = try Station()
    let app = try Driver(FlowView(station))
    #expect(station.push(.notice) == .refused(.nothingIsPushedOnTabs))
    await #expect(throws: Refusal.nothingIsPushedOnTabs) {
      _ = try await station.push(Platform())
    }
    #expect(station.awaitedFlow == nil)
    #expect(app.exists(.header("one bench")))
  }

  @Test func aTabThatIsSelectedBeforeTheHostDrawsTakesItsSheetsAway() throws {
    let station = try Station()
    let app = try Driver(FlowView(station))
    station[.one]?.present(.office)
    #expect(app.exists(.header("one office")))
    try station.tracks.select(.two)
    _ = station.outline
    #expect(app.exists(.header("two bench")))
    #expect(!app.exists(.header("one office")))
  }

  @Test func whatIsNoLongerAllowedGoesFromATabThatNobodySees() throws {
    let station = try Station()
    let app = try Driver(FlowView(station), width: 30)
    station[.one]?.push(.office)
    try app.tap("two")
    station[.one]?.entering[.office] = .first(.train(1), style: .sheet)
    var events: [String] = []
    station.onNavigation { events.append($0.description) }
    station.reconsider()
    #expect(station[.one]?.journey == Journey(.bench))
    #expect(
      events == [
        "Platform: office → bench, by a guard", "Platform: stays at bench. \(Refusal.covered)",
      ])
    #expect(app.exists(.header("two bench")))
  }
}
