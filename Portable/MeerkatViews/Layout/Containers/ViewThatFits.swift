import Foundation

/// The first of several views that fits the available space.
///
/// Like SwiftUI's `ViewThatFits`.
///
/// ## Differences
/// - All views exist, with their state; one of them is shown.
nonisolated public struct ViewThatFits<Content: View>: ArrangedView {
  typealias Mounted = FittingElement

  let arrangement: Axis.Set
  let content: Content

  /// Creates a view that shows the first view that fits along the given axes, or else the last one.
  @Memberwise
  public init(
    in arrangement: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  )
}

/// The rule for `ViewThatFits`: the first element whose ideal size is no larger than the proposal.
final class FittingNode: LayoutNode {
  private func choice(_ proposal: ProposedViewSize) -> Int {
    let axes = (element as? FittingElement)?.axes ?? []
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let place = children.firstIndex { child in
      let size = child.size(ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    }
    return place ?? max(0, children.count - 1)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.isEmpty ? .zero : children[choice(proposal)].size(proposal)
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    (element as? FittingElement)?.chosen = choice(proposal)
    return children.map { _ in Placement(.zero, proposal) }
  }
}
