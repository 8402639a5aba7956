import Foundation
import MeerkatViews
import Testing

@MainActor
struct LayoutTests {
  @Test(arguments: LayoutCase.stacks + LayoutCase.frames + LayoutCase.piles)
  func coloursAreWhereSwiftUIPutsThem(_ example: LayoutCase) {
    #expect(example.laidOut() == example.frames)
  }

  @Test(arguments: LayoutCase.own)
  func placesFollowFromTheDocumentation(_ example: LayoutCase) {
    #expect(example.laidOut() == example.frames)
  }

  @Test func aLongTextTakesMoreLinesAndAShortOneKeepsItsLength() {
    let frames = textFrames(width: 200) {
      HStack(spacing: 0) {
        Text("ab"); Text("twenty-four characters..")
      }
    }
    #expect(frames == ["(0,10 20x20)", "(20,0 180x40)"])
  }

  @Test func firstLinesStandOnOneBaseline() {
    let frames = textFrames(width: 130) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box(.red, 30, 30)
        Text("one")
        Text("seven seven")
      }
    }
    #expect(frames == ["(30,15 30x20)", "(60,15 70x40)"])
  }

  /// Gives the frames of the texts in a view, from its top left.
  private func textFrames<Content: View>(
    width: CGFloat, @ViewBuilder _ view: () -> Content
  ) -> [String] {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(view().fixedSize(horizontal: false, vertical: true))
    let engine = LayoutEngine(PointMetrics())
    engine.layOut(runtime.window, in: ProposedViewSize(width: width, height: nil))
    return texts(in: runtime.window).compactMap { engine.frame(of: $0) }.map {
      "(\(Int($0.minX)),\(Int($0.minY)) \(Int($0.width))x\(Int($0.height)))"
    }
  }

  private func texts(in element: Element) -> [Element] {
    element is TextElement ? [element] : element.children.flatMap { texts(in: $0) }
  }
}
