import Foundation

/// The rule for `containerRelativeFrame`: a length that follows from a container is both proposed and
/// taken.
final class ContainerFrameNode: SingleNode {
  private var frame: ContainerFrame? {
    guard case .containerFrame(let frame) = modifier else { return nil }
    return frame
  }

  private func length(
    _ length: ContainerFrame.Length?, _ proposal: CGFloat?, _ axis: Axis
  ) -> CGFloat? {
    guard let length else { return nil }
    guard let whole = element.scrollNode(along: axis)?.length(along: axis, for: self) ?? proposal,
      whole.isFinite
    else { return proposal }
    return max(0, whole * length.factor + engine.metrics.length(length.points, along: axis))
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(frame?.width, proposal.width, .horizontal) ?? proposal.width,
      height: length(frame?.height, proposal.height, .vertical) ?? proposal.height)
  }

  override func outer(_ inside: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: length(frame?.width, proposal.width, .horizontal) ?? inside.width,
      height: length(frame?.height, proposal.height, .vertical) ?? inside.height)
  }

  override func origin(
    of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    child.origin(frame?.alignment ?? .center, in: size, for: inner(proposal))
  }
}

extension Element {
  /// The nearest scroll view around that scrolls along an axis.
  package final func scrollView(along axis: Axis) -> ScrollElement? {
    let axes: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    return containers.lazy.compactMap { $0 as? ScrollElement }.first { $0.axes.contains(axes) }
  }

  fileprivate final func scrollNode(along axis: Axis) -> ScrollNode? {
    scrollView(along: axis)?.layoutNode as? ScrollNode
  }
}
