import Foundation

/// The rule for elements on top of each other.
///
/// The elements with the highest priority determine the size.
class PileNode: LayoutNode {
  /// Which points of the elements lie on each other.
  var alignment: Alignment { .center }

  /// How far the deciding elements reach to both sides of the lines on which they are aligned.
  private struct Reach {
    var before: CGPoint
    var after: CGPoint
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let children = children
    if children.count == 1 { return children[0].size(proposal) }
    guard let highest = children.map(\.priority).max() else { return .zero }
    var isInfinite = (width: false, height: false)
    for child in children where child.priority == highest {
      let size = child.size(proposal)
      isInfinite.width = isInfinite.width || size.width.isInfinite
      isInfinite.height = isInfinite.height || size.height.isInfinite
    }
    let reach = reach(proposal, highest)
    return CGSize(
      width: isInfinite.width ? .infinity : reach.before.x + reach.after.x,
      height: isInfinite.height ? .infinity : reach.before.y + reach.after.y)
  }

  private func reach(_ proposal: ProposedViewSize, _ highest: Double) -> Reach {
    let farthest = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var reach = Reach(before: farthest, after: farthest)
    for child in children where child.priority == highest {
      let size = child.size(proposal)
      let point = guidePoint(of: child, proposal)
      reach.before.x = max(reach.before.x, point.x)
      reach.before.y = max(reach.before.y, point.y)
      reach.after.x = max(reach.after.x, size.width - point.x)
      reach.after.y = max(reach.after.y, size.height - point.y)
    }
    return reach
  }

  private func guidePoint(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGPoint {
    child.point(of: alignment, for: proposal)
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    guard children.count > 1 else { return children.map { _ in Placement(.zero, proposal) } }
    let before = reach(proposal, children.map(\.priority).max() ?? 0).before
    return children.map { child in
      let point = guidePoint(of: child, proposal)
      return Placement(CGPoint(x: before.x - point.x, y: before.y - point.y), proposal)
    }
  }
}
