import Foundation

/// The rule for `GeometryReader`: takes the whole proposal; its content is at the top leading
/// corner.
final class GeometryNode: LayoutNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions(by: engine.metrics.flexibleSize)
    guard let offer = offerInside(proposal, size) else { return size }
    size.height = children.map { $0.size(offer).height }.max() ?? 0
    return size
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    let offer = offerInside(proposal, size) ?? ProposedViewSize(size)
    return children.map { _ in Placement(.zero, offer) }
  }

  /// What the content is offered where the height is unlimited and the host has one for that; nil
  /// elsewhere.
  private func offerInside(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize? {
    guard proposal.height == nil, let height = engine.metrics.unlimitedHeight else { return nil }
    return ProposedViewSize(
      width: size.width, height: engine.metrics.length(height, along: .vertical))
  }

  /// Makes the content for the size.
  override func willArrange(in size: CGSize) {
    let metrics = engine.metrics
    let offer = proposal.flatMap { offerInside($0, size) }
    let points = CGSize(
      width: metrics.points(size.width, along: .horizontal),
      height: metrics.points(offer?.height ?? size.height, along: .vertical))
    guard let geometry = element as? GeometryElement else { return }
    let hasMoved = geometry.knownOrigin.map { $0 != geometry.frameInPoints?.origin } ?? false
    guard points != geometry.size || hasMoved else { return }
    if points == geometry.size { geometry.remakeContent() } else { geometry.resize(to: points) }
    engine.takeOperations(of: geometry.runtime)
    dropChildren()
  }
}
