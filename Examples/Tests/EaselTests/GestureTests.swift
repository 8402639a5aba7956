import Foundation
import MeerkatTesting
import SwiftUI
import Testing

@testable import Easel

/// A user draws, and holds the clock.
@MainActor
struct GestureTests {
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
}
