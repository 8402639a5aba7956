import Foundation
import MeerkatViews
import Observation
import Testing

@MainActor
struct LayoutChangeTests {
  private let rows = 100

  @Test func aChangeMeasuresOnlyWhatChanged() {
    let screen = Screen(rows: rows)
    screen.layOut()
    let before = screen.metrics.measurements
    screen.runtime.perform { screen.model.texts[7] = "other" }
    screen.layOut()
    #expect(screen.metrics.measurements - before <= 3)
    #expect(screen.frame(ofRow: 7) == "(0,140 50x20)")
    #expect(screen.frame(ofRow: 8) == "(0,160 30x20)")
  }

  @Test func whatIsBelowMovesWhenATextTakesMoreLines() {
    let screen = Screen(rows: rows)
    screen.layOut()
    screen.runtime.perform { screen.model.texts[1] = String(repeating: "x", count: 60) }
    screen.layOut()
    #expect(screen.frame(ofRow: 1) == "(0,20 400x40)")
    #expect(screen.frame(ofRow: 2) == "(0,60 30x20)")
    #expect(screen.frame(ofRow: 99) == "(0,2000 30x20)")
  }

  @Test func aPageOfAScrollViewFollowsItsLength() {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.padding(10).containerRelativeFrame(.horizontal).padding(5)
          Color.blue.frame(width: 20)
        }
      })
    let engine = LayoutEngine(PointMetrics())
    for width: CGFloat in [200, 300, 100] {
      engine.layOut(runtime.window, in: ProposedViewSize(width: width, height: 60))
      #expect(
        Painting(engine).frames(in: runtime.window)
          == ["red (15,15 \(Int(width) - 20)x30)", "blue (\(Int(width) + 10),0 20x60)"])
    }
  }

  @Test func insertedAndRemovedRowsAreNoticed() {
    let screen = Screen(rows: 3)
    screen.layOut()
    screen.runtime.perform { screen.model.texts.insert("first", at: 0) }
    screen.layOut()
    #expect(screen.frames == ["(0,0 50x20)", "(0,20 30x20)", "(0,40 30x20)", "(0,60 30x20)"])
    screen.runtime.perform { screen.model.texts.removeSubrange(1...2) }
    screen.layOut()
    #expect(screen.frames == ["(0,0 50x20)", "(0,20 30x20)"])
  }

  @Test func anotherWindowMakesAnotherLayout() {
    let screen = Screen(rows: 1)
    screen.runtime.perform { screen.model.texts[0] = String(repeating: "x", count: 30) }
    screen.layOut()
    #expect(screen.frames == ["(0,0 300x20)"])
    screen.layOut(width: 200)
    #expect(screen.frames == ["(0,0 200x40)"])
    screen.layOut()
    #expect(screen.frames == ["(0,0 300x20)"])
  }

  /// After any changes the frames are those of a layout from scratch.
  @Test func changesGiveTheSameAsANewLayout() {
    let screen = Screen(rows: 12)
    screen.layOut()
    var generator = Dice(seed: 7)
    for _ in 0..<60 {
      let row = Int.random(in: 0..<screen.model.texts.count, using: &generator)
      let length = Int.random(in: 1...90, using: &generator)
      screen.runtime.perform { screen.model.texts[row] = String(repeating: "y", count: length) }
      screen.layOut()
      let fresh = LayoutEngine(PointMetrics())
      let changed = screen.frames
      fresh.layOut(screen.runtime.window, in: ProposedViewSize(width: 400, height: 800))
      #expect(screen.frames(by: fresh) == changed)
      screen.layOut()
    }
  }

  @Test func contentThatDependsOnItsPlaceIsMadeForItsPlace() {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(
      GeometryReader { proxy in
        Text(String(repeating: "x", count: Int(proxy.size.width / 100)))
      })
    let engine = LayoutEngine(PointMetrics())
    engine.layOut(runtime.window, in: ProposedViewSize(width: 500, height: 100))
    #expect(Screen.frames(in: runtime.window, engine) == ["(0,0 50x20)"])
    engine.layOut(runtime.window, in: ProposedViewSize(width: 300, height: 100))
    #expect(Screen.frames(in: runtime.window, engine) == ["(0,0 30x20)"])
  }
}

@Observable @MainActor
private final class Texts {
  var texts: [String]
  init(_ texts: [String]) { self.texts = texts }
}

/// A column of texts on a page of 400 × 800 points.
@MainActor
private struct Screen {
  let runtime = Runtime()
  let metrics = PointMetrics()
  let engine: LayoutEngine
  let model: Texts

  init(rows: Int) {
    engine = LayoutEngine(metrics)
    model = Texts(Array(repeating: "row", count: rows))
    runtime.show(Column(model: model))
  }

  private struct Column: View {
    let model: Texts

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(model.texts.indices, id: \.self) { row in HStack { Text(model.texts[row]) } }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  func layOut(width: CGFloat = 400) {
    engine.layOut(runtime.window, in: ProposedViewSize(width: width, height: 800))
  }

  var frames: [String] { frames(by: engine) }

  func frames(by engine: LayoutEngine) -> [String] { Screen.frames(in: runtime.window, engine) }

  func frame(ofRow row: Int) -> String { frames[row] }

  static func frames(in element: Element, _ engine: LayoutEngine) -> [String] {
    guard element is TextElement else {
      return element.children.flatMap { frames(in: $0, engine) }
    }
    guard let frame = engine.frame(of: element) else { return ["nowhere"] }
    return [
      "(\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height)))"
    ]
  }
}

/// Numbers that look random, and are the same each time.
private struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
