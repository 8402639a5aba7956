import Foundation

/// The rule for `aspectRatio`.
///
/// Proposes the largest size with a ratio that fits the proposal, or the smallest one that fills
/// it.
final class AspectRatioNode: SingleNode {
  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard case .aspectRatio(let wanted, let mode) = modifier, let child else { return proposal }
    let ideal = child.size(.unspecified)
    let metrics = engine.metrics
    // Views give the ratio of points; cells are higher than wide.
    let square = metrics.length(100, along: .horizontal) / metrics.length(100, along: .vertical)
    let ratio = wanted.map { $0 * square } ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    guard proposal.width != nil || proposal.height != nil else {
      return ProposedViewSize(fitted(ideal, ratio, mode))
    }
    let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    guard let byWidth, let byHeight else { return ProposedViewSize(byWidth ?? byHeight ?? ideal) }
    let isWidthSmaller = byWidth.width <= byHeight.width
    return ProposedViewSize(isWidthSmaller == (mode == .fit) ? byWidth : byHeight)
  }

  private func fitted(_ size: CGSize, _ ratio: CGFloat, _ mode: ContentMode) -> CGSize {
    let isWide = size.width / ratio > size.height
    return isWide == (mode == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }
}
