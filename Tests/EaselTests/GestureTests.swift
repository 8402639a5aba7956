import Foundation
import MeerkatTesting
import MeerkatUI
import Testing

@testable import Easel

/// A person draws, throws cards away and holds the clock.
@MainActor
struct GestureTests {
  @Test func cardsAreThrownOnTwoPiles() throws {
    let app = try Driver(CardStackView(cards: FlashCard.italian))
    try app.drag("la mela", by: CGSize(width: 220, height: 0))
    #expect(app.exists("Known: 1") && app.exists("Again: 0") && app.exists("il ponte"))
    try app.drag("il ponte", by: CGSize(width: -220, height: 0))
    #expect(app.exists("Known: 1") && app.exists("Again: 1") && app.exists("la chiave"))
    for word in ["la chiave", "il mare", "la neve"] {
      try app.drag(.init(stringLiteral: word), by: CGSize(width: 220, height: 0))
    }
    #expect(app.exists("4 of 5 known"))
    try app.tap("Start Over")
    #expect(app.exists("la mela") && app.exists("Known: 0"))
  }

  @Test func aCardThatIsHardlyMovedStays() throws {
    let app = try Driver(CardStackView(cards: FlashCard.italian))
    try app.drag("la mela", by: CGSize(width: 30, height: 0), in: .seconds(2))
    #expect(app.exists("la mela") && app.exists("Known: 0"))
  }

  @Test func aLineIsDrawnAndUndone() throws {
    let app = try Driver(NavigationStack { SketchView() })
    try app.drag("Paper", by: CGSize(width: 80, height: 40))
    try app.drag("Paper", by: CGSize(width: -80, height: 0))
    #expect(!app.exists("Draw something"))
    try app.tap("Undo")
    #expect(try app.element(.button("Redo")).isEnabled)
    try app.tap("Clear")
    #expect(app.exists("Draw something"))
  }

  @Test func aMomentIsMarkedByHolding() throws {
    let app = try Driver(NavigationStack { ClockView(now: Date(timeIntervalSince1970: 0)) })
    try app.hold("Clock", for: .milliseconds(100))
    #expect(app.exists("Hold the clock to mark a moment"))
    try app.hold("Clock")
    #expect(app.exists("1 marked"))
  }

  @Test func theTimerIsTurned() throws {
    let app = try Driver(NavigationStack { ClockView(now: Date(timeIntervalSince1970: 0)) })
    try app.drag("Timer", by: CGSize(width: 40, height: 0))
    #expect(app.exists("Timer") && !app.exists("0 minutes"))
  }
}
