import Foundation

/// The rule for `frame(width:height:)` and `containerRelativeFrame`: a length that is known is both
/// proposed and taken.
final class FrameNode: SingleNode {
  private var alignment: Alignment {
    switch modifier {
    case .frame(_, _, let alignment): alignment
    case .containerFrame(let frame): frame.alignment
    default: .center
    }
  }

  private func lengths(_ proposal: ProposedViewSize) -> (width: CGFloat?, height: CGFloat?) {
    switch modifier {
    case .frame(let width, let height, _):
      (
        width.map { max(0, engine.metrics.frameLength($0, along: .horizontal)) },
        height.map { max(0, engine.metrics.frameLength($0, along: .vertical)) }
      )
    case .containerFrame(let frame):
      (
        frame.width.flatMap { length($0, proposal, .horizontal) },
        frame.height.flatMap { length($0, proposal, .vertical) }
      )
    default: (nil, nil)
    }
  }

  /// Returns a part of the length of the scroll view around, else of what is offered.
  private func length(
    _ length: ContainerFrame.Length, _ proposal: ProposedViewSize, _ axis: Axis
  ) -> CGFloat? {
    let scroll = element.scrollView(along: axis)?.layoutNode as? ScrollNode
    guard let whole = scroll?.length(along: axis, for: self) ?? proposal[axis], whole.isFinite
    else { return proposal[axis] }
    return max(0, whole * length.factor + engine.metrics.length(length.points, along: axis))
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let lengths = lengths(proposal)
    return ProposedViewSize(
      width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (width, height) = lengths(proposal)
    let offer = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    let inside = child?.size(offer) ?? .zero
    return CGSize(width: width ?? inside.width, height: height ?? inside.height)
  }

  override func origin(
    of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    child.origin(alignment, in: size, for: inner(proposal))
  }
}

extension Element {
  /// The nearest scroll view around that scrolls along an axis.
  package final func scrollView(along axis: Axis) -> ScrollElement? {
    let axes: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    return containers.lazy.compactMap { $0 as? ScrollElement }.first { $0.axes.contains(axes) }
  }
}
