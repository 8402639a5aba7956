import Foundation
import Meerkat
import MeerkatTesting
import Testing

/// What one tab loses is lost to no other.
@MainActor
struct RestoredTabsTests {
  /// What was saved with the second of four tabs at a place, the third one selected, and the fourth never seen.
  private func archive(secondAt root: Platform.Place) throws -> Data {
    let station = try Station()
    for track in Station.Track.allCases.dropLast() {
      try station.tracks.select(track)
      _ = station.flows(at: .tracks)
    }
    station[.one]?.push(.train(1))
    station[.two]?.go([.replaceTop(with: root), .forward(to: .train(2))])
    station[.three]?.push(.train(3))
    return try station.archive()
  }

  @Test func everyTabIsWhereItWas() throws {
    let station = try Station()
    #expect(try station.restore(from: archive(secondAt: .bench)).get() == [])
    #expect(
      station.outline == """
        Station [tracks]
          one Platform [bench, push train(1)]
          two Platform [bench, push train(2)]
          three Platform [bench, push train(3)]
        """)
    #expect(station.tracks.selected == .three)
  }

  @Test func aQuestionInAnotherTabStays() throws {
    let station = try Station()
    _ = station.flows(at: .tracks)
    let first = try #require(station[.one])
    try station.tracks.select(.two)
    _ = station.flows(at: .tracks)
    let second = try #require(station[.two])
    let archive = try second.archive()
    first.push(.office)
    first.leaving[.office] = .ask("Really?")
    first.back()
    second.push(.train(2))
    _ = try second.restore(from: archive).get()
    #expect(first.pendingQuestion != nil)
    _ = try first.restore(from: archive).get()
    #expect(first.pendingQuestion == nil)
  }

  @Test("A tab whose root is no longer known begins anew", arguments: [true, false])
  func aLostTab(isShown: Bool) throws {
    let station = try Station()
    let app = isShown ? try Driver(FlowView(station), width: 30) : nil
    let lost = try station.restore(from: archive(secondAt: .waitingRoom)).get()
    #expect(lost.count == 1)
    #expect(
      station.outline == """
        Station [tracks]
          one Platform [bench, push train(1)]
          two Platform [bench]
          three Platform [bench, push train(3)]
        """)
    #expect(station.tracks.selected == .three)
    #expect(app?.exists(.header("three train(3)")) != false)
    try app?.select(tab: "two")
    #expect(app?.exists(.header("two bench")) != false)
  }

  @Test func theSelectedTabIsShownWhenAnotherIsLost() throws {
    let station = try Station()
    _ = station.restore(from: try archive(secondAt: .waitingRoom))
    let app = try Driver(FlowView(station), width: 30)
    #expect(app.exists(.header("three train(3)")))
    try app.back()
    #expect(station[.three]?.journey == Journey(.bench))
  }
}
