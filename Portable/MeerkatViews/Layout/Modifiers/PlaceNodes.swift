import Foundation

/// The rule for `fixedSize`: the element inside takes its ideal length.
final class FixedSizeNode: SingleNode {
  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard case .fixedSize(let horizontal, let vertical) = modifier else { return proposal }
    return ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// The rule for `offset`: the element inside is shown elsewhere; its surroundings aren't affected.
final class OffsetNode: SingleNode {
  override func origin(
    of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    guard case .offset(let offset) = modifier else { return .zero }
    return CGPoint(
      x: engine.metrics.length(offset.width, along: .horizontal),
      y: engine.metrics.length(offset.height, along: .vertical))
  }

  /// The guides stay where the element would be.
  override func explicitGuide(_ guide: Guide, for proposal: ProposedViewSize) -> CGFloat? {
    child?.explicit(guide, for: proposal)
  }
}

/// The rule for `position`: takes the whole proposal, and centres the element inside at a point.
final class PositionNode: SingleNode {
  override func outer(_ inside: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: inside)
  }

  override func origin(
    of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    guard case .position(let point) = modifier else { return .zero }
    let inside = child.size(inner(proposal))
    return CGPoint(
      x: engine.metrics.length(point.x, along: .horizontal) - inside.width / 2,
      y: engine.metrics.length(point.y, along: .vertical) - inside.height / 2)
  }
}

/// The rule for `layoutPriority` and `zIndex`, and for content at an edge of a safe area, which is in
/// front of what extends there.
final class RankNode: SingleNode {
  override var priority: Double {
    if case .layoutPriority(let priority) = modifier { priority } else { super.priority }
  }

  override var zIndex: Double {
    switch modifier {
    case .zIndex(let index): index
    case .inset: 1
    default: super.zIndex
    }
  }
}

/// The rule for `alignmentGuide`: moves one guide of the element inside.
final class AlignmentGuideNode: SingleNode {
  private var own: AlignmentGuide? {
    guard case .alignmentGuide(let guide) = modifier else { return nil }
    return guide
  }

  override func addOwnGuides(to contents: inout GuideContents) {
    if let own { contents.add(own.guide) }
  }

  override func explicitGuide(_ guide: Guide, for proposal: ProposedViewSize) -> CGFloat? {
    guard let own, own.guide == guide, let child else {
      return super.explicitGuide(guide, for: proposal)
    }
    let metrics = engine.metrics
    let place = own.compute(child.dimensions(proposal).inPoints(metrics))
    return metrics.length(place, along: guide.axis)
  }
}

extension ViewDimensions {
  /// Returns the dimensions in points, as views expect them.
  @MainActor func inPoints(_ metrics: any LayoutMetrics) -> ViewDimensions {
    ViewDimensions(
      metrics.points(CGSize(width: width, height: height)), guides: guides)
  }
}
