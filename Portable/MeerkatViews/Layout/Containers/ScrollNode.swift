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

  /// The room for the content that is in sight, which is what was proposed last.
  private var room = ProposedViewSize.unspecified
  /// The content that goes by it.
  private var followers: [ObjectIdentifier: Follower] = [:]
  /// How many there may be before those that have gone are looked for.
  private var mostFollowers = 64

  private struct Follower {
    weak var node: LayoutNode?
  }

  /// The length of what is in sight; content that asks is measured again when it changes.
  func length(along axis: Axis, for node: LayoutNode) -> CGFloat? {
    if followers.count >= mostFollowers {
      dropFollowers()
      mostFollowers = max(64, 2 * followers.count)
    }
    followers[ObjectIdentifier(node)] = Follower(node: node)
    return axis == .horizontal ? room.width : room.height
  }

  private func dropFollowers() {
    followers = followers.filter { $1.node?.element.isMounted == true }
  }

  private func show(_ proposal: ProposedViewSize) {
    let new = ProposedViewSize(
      width: proposal.width ?? room.width, height: proposal.height ?? room.height)
    guard new != room else { return }
    room = new
    dropFollowers()
    for follower in followers.values { follower.node?.forgetAnswers(inside: element) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    show(proposal)
    let content = super.measure(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    show(proposal)
    let offer = inner(proposal)
    return super.placements(offer, in: super.measure(offer))
  }
}
