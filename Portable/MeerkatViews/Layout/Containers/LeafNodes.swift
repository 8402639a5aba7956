import Foundation

/// The rule for elements that the host measures: text, an image, a field.
final class MeasuredNode: LayoutNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    engine.metrics.size(of: element, for: proposal)
  }

  override func addOwnGuides(to contents: inout GuideContents) {
    contents.hasText =
      contents.hasText || engine.metrics.baselines(of: element, for: .unspecified) != nil
  }

  override func explicitGuide(_ guide: Guide, for proposal: ProposedViewSize) -> CGFloat? {
    let lines = engine.metrics.baselines(of: element, for: proposal)
    return guide == .firstBaseline ? lines?.first : guide == .lastBaseline ? lines?.last : nil
  }

  override func childElements() -> [Element] { [] }
}

/// The rule for colours and shapes, which take the whole proposal.
class FillingNode: LayoutNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions(by: engine.metrics.flexibleSize)
    guard let shape = element as? ShapeElement, shape.kind == .circle else { return offered }
    // A circle is as large as fits, in points.
    let metrics = engine.metrics
    let points = metrics.points(offered)
    let side = min(points.width, points.height)
    return CGSize(
      width: metrics.frameLength(side, along: .horizontal),
      height: metrics.frameLength(side, along: .vertical))
  }
}

/// The rule for drawings that depend on their size.
final class DrawingNode: FillingNode {
  override func willArrange(in size: CGSize) {
    (element as? DrawingElement)?.settle(engine.metrics.points(size))
  }
}

/// The rule for a spacer: takes the remaining space along the axis of its stack, and none across.
final class SpacerNode: LayoutNode {
  override var priority: Double { -.infinity }
  override var isSpacer: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = leastSize
    let axis = element.enclosingAxis
    return CGSize(
      width: axis == .vertical ? 0 : max(least.width, proposal.width ?? least.width),
      height: axis == .horizontal ? 0 : max(least.height, proposal.height ?? least.height))
  }

  private var leastSize: CGSize {
    guard let length = (element as? SpacerElement)?.minLength else {
      return engine.metrics.spacerLength
    }
    return CGSize(
      width: engine.metrics.length(length, along: .horizontal),
      height: engine.metrics.length(length, along: .vertical))
  }
}

/// The rule for a divider: a line across the axis of its stack.
final class DividerNode: LayoutNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let metrics = engine.metrics
    let offered = proposal.replacingUnspecifiedDimensions(by: metrics.flexibleSize)
    guard let divider = element as? DividerElement else { return offered }
    return divider.isUpright
      ? CGSize(width: metrics.lineThickness.width, height: offered.height)
      : CGSize(width: offered.width, height: metrics.lineThickness.height)
  }
}

extension DividerElement {
  /// Whether the line stands between things beside each other.
  package var isUpright: Bool { enclosingAxis == .horizontal }
}

extension Element {
  /// The axis of the stack in which the element is: modifiers in between don't count.
  ///
  /// Nil outside a row or column.
  package var enclosingAxis: Axis? {
    var element = container
    while let current = element {
      switch (current as? StackElement)?.arrangement ?? (current as? LayoutElement)?.arrangement {
      case .horizontal: return .horizontal
      case .vertical: return .vertical
      case .layered: return nil
      case nil: break
      }
      // The views of a button's label stand beside each other.
      if current is ButtonElement { return .horizontal }
      guard current is ModifierElement || current is DecorationElement else { return nil }
      element = current.container
    }
    return nil
  }
}
