import Foundation

/// The rule for `ScrollView`.
///
/// The content is proposed no length along the scrollable axes, where the view takes the whole
/// proposal.
final class ScrollNode: LinearNode {
  private var axes: Axis.Set { (element as? ScrollElement)?.axes ?? .vertical }

  override var line: Line {
    axes == .horizontal
      ? Line(axis: .horizontal, guide: Guide(VerticalAlignment.center), spacing: nil)
      : Line(axis: .vertical, guide: Guide(HorizontalAlignment.center), spacing: nil)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = super.measure(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    let offer = inner(proposal)
    return super.placements(offer, in: super.measure(offer))
  }
}
