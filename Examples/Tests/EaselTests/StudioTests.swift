import Foundation
import MeerkatTesting
import SwiftUI
import Testing

@testable import Easel

/// A user goes through the studio, as far as one can without a pointer.
@MainActor
struct StudioTests {
  @Test(arguments: [
    (Piece.sketch, "Draw something"), (.cards, "la mela"),
    (.clock, "Hold the clock to mark a moment"), (.swatches, "Multiply"),
  ])
  func everyPieceOpens(piece: Piece, content: String) throws {
    let app = try Driver(StudioView())
    try app.tap(.link(piece.rawValue))
    #expect(app.exists(.header(piece.rawValue)) && app.exists(content))
    try app.back()
    #expect(app.exists(.header("Easel")))
  }

  @Test func theGridBecomesAColumn() throws {
    let app = try Driver(StudioView())
    func row(of title: String) -> Int? {
      app.screenText.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains(title)
      }
    }
    #expect(row(of: "Sketchbook") == row(of: "Flash Cards"))
    try app.tap("Show as Column")
    #expect(try #require(row(of: "Sketchbook")) < (try #require(row(of: "Flash Cards"))))
    #expect(app.exists("Show as Grid"))
  }

  @Test func aCardIsTurned() throws {
    let app = try Driver(CardStackView(cards: FlashCard.italian))
    try app.tap("la mela")
    #expect(app.exists("apple") && app.exists("Known: 0"))
  }

  @Test func aStarHasAsManyPointsAsItIsTold() throws {
    let app = try Driver(SwatchesView())
    try app.tap(.button("Increment").at(0))
    #expect(app.exists("6 points"))
    try app.tap("WATER")
    #expect(try app.element(.tapArea("WATER")).value == "60%")
  }

  @Test(arguments: [(0.0, 0.0, 0.0, 0.0), (11_730, 97.5, 90, 180), (43_200, 360, 0, 0)])
  func theHandsShowTheTime(seconds: Double, hour: Double, minute: Double, second: Double) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let time = ClockTime(Date(timeIntervalSince1970: seconds), calendar: calendar)
    #expect(time.hours == .degrees(hour) && time.seconds == .degrees(second))
    #expect(time.minutes == .degrees(minute + second / 60))
  }

  @Test func strokesAreUndoneAndRedone() {
    let sketch = Sketch()
    for x in [10.0, 20] {
      sketch.add(Stroke(points: [.zero, CGPoint(x: x, y: 0)], color: .teal, width: 4))
    }
    sketch.undo()
    #expect(sketch.strokes.map(\.path.boundingRect.width) == [10] && sketch.canRedo)
    sketch.redo()
    sketch.clear()
    #expect(sketch.strokes.isEmpty && !sketch.canUndo)
    sketch.redo()
    #expect(sketch.strokes.count == 1)
  }
}
