import Foundation

/// The rule for `frame(width:height:)`: a specified length is both proposed and taken.
final class FrameNode: SingleNode {
  private var lengths: (width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    guard case .frame(let width, let height, let alignment) = modifier else {
      return (nil, nil, .center)
    }
    return (
      width.map { max(0, engine.metrics.frameLength($0, along: .horizontal)) },
      height.map { max(0, engine.metrics.frameLength($0, along: .vertical)) }, alignment
    )
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let lengths = lengths
    return ProposedViewSize(
      width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
  }

  override func outer(_ inside: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    let lengths = lengths
    return CGSize(width: lengths.width ?? inside.width, height: lengths.height ?? inside.height)
  }

  override func origin(
    of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    child.origin(lengths.alignment, in: size, for: inner(proposal))
  }
}
