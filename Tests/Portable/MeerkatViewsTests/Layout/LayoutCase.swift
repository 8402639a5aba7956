import Foundation
import MeerkatViews
import Testing

/// A view, the space that it is offered, and the frames that its colours get: `colour (x,y width x height)`, in points,
/// from back to front.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let width: CGFloat
  let height: CGFloat
  let frames: [String]
  private let show: @MainActor @Sendable (Runtime) -> Void

  init<Content: View>(
    _ width: CGFloat, _ height: CGFloat, _ frames: [String],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.width = width
    self.height = height
    self.frames = frames
    show = { runtime in runtime.show(view()) }
  }

  var testDescription: String { "\(Int(width))x\(Int(height)) → " + frames.joined(separator: "; ") }

  /// Lays the view out and gives the frames of its colours.
  @MainActor func laidOut() -> [String] {
    let runtime = Runtime()
    show(runtime)
    let engine = LayoutEngine(PointMetrics())
    engine.mayBeRightToLeft = true
    engine.layOut(runtime.window, in: ProposedViewSize(width: width, height: height))
    let frames = Painting(engine).frames(in: runtime.window)
    runtime.end()
    return frames
  }
}

/// A colour of a fixed size.
@MainActor func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
  color.frame(width: width, height: height)
}

/// Points, with texts of ten by twenty points a character.
@MainActor
final class PointMetrics: LayoutMetrics {
  /// How often a text was measured.
  private(set) var measurements = 0

  func size(of leaf: Element, for proposal: ProposedViewSize) -> CGSize {
    measurements += 1
    guard let text = leaf as? TextElement else { return CGSize(width: 20, height: 20) }
    let length = CGFloat(text.text.plainText.count)
    let perLine = max(1, ((proposal.width ?? .infinity) / 10).rounded(.down))
    let lines = (length / perLine).rounded(.up)
    return CGSize(width: min(length, perLine) * 10, height: max(1, lines) * 20)
  }

  func baselines(of leaf: Element, for proposal: ProposedViewSize) -> Baselines? {
    guard leaf is TextElement else { return nil }
    return Baselines(first: 15, last: size(of: leaf, for: proposal).height - 5)
  }
}

/// The frames of what is coloured, in drawing order.
@MainActor
struct Painting {
  private let engine: LayoutEngine

  init(_ engine: LayoutEngine) { self.engine = engine }

  func frames(in element: Element) -> [String] {
    var frames: [String] = []
    if let color = color(of: element), let frame = engine.frame(of: element),
      frame.width > 0, frame.height > 0
    {
      frames.append(
        "\(color) (\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height)))")
    }
    let children = engine.node(for: element).children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    return frames + children.flatMap { self.frames(in: $0.element.element) }
  }

  private func color(of element: Element) -> String? {
    if element is DividerElement { return "#3C3C434A" }
    guard case .color(let color)? = (element as? ShapeElement)?.fill?.kind,
      case .system(let name) = color.source
    else { return nil }
    return name.rawValue
  }
}
