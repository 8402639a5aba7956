import Foundation

/// The rule for `padding` and `safeAreaPadding`.
///
/// The proposal shrinks and the size grows, neither below zero.
final class PaddingNode: SingleNode {
  private var insets: EdgeInsets {
    switch modifier {
    case .padding(let padding): converted(padding)
    case .safeAreaPadding(let insets):
      converted(Padding(edges: .all, insets: insets))
    default: EdgeInsets()
    }
  }

  /// The distances in the host's unit.
  private func converted(_ padding: Padding) -> EdgeInsets {
    let metrics = engine.metrics
    if padding.insets == nil, padding.length == nil {
      return padding.insets(usual: metrics.padding)
    }
    let insets = padding.insets(usual: EdgeInsets())
    return EdgeInsets(
      top: metrics.length(insets.top, along: .vertical),
      leading: metrics.length(insets.leading, along: .horizontal),
      bottom: metrics.length(insets.bottom, along: .vertical),
      trailing: metrics.length(insets.trailing, along: .horizontal))
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func outer(_ inside: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    return CGSize(
      width: max(0, inside.width + insets.leading + insets.trailing),
      height: max(0, inside.height + insets.top + insets.bottom))
  }

  override func origin(
    of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    let insets = insets
    return CGPoint(x: insets.leading, y: insets.top)
  }
}
