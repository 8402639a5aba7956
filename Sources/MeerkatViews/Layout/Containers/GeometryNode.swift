import Foundation

/// The rule for `GeometryReader`: takes all that it is offered, and shows at the top leading corner what it makes of that.
final class GeometryNode: LayoutNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: engine.metrics.flexibleSize)
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    children.map { _ in Placement(.zero, ProposedViewSize(size)) }
  }

  /// Has the content made for the size.
  override func willArrange(in size: CGSize) {
    let metrics = engine.metrics
    let points = CGSize(
      width: metrics.points(size.width, along: .horizontal),
      height: metrics.points(size.height, along: .vertical))
    guard let geometry = element as? GeometryElement, points != geometry.size else { return }
    geometry.resize(to: points)
    engine.takeOperations(of: geometry.runtime)
    dropChildren()
  }
}
