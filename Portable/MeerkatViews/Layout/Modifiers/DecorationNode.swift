import Foundation

/// The rule for `background` and `overlay`.
///
/// The decoration is proposed the size of the element inside, and doesn't affect it.
final class DecorationNode: LayoutNode {
  private var decorated: LayoutNode? {
    guard let wrapped = (element as? DecorationElement)?.wrapped else { return nil }
    return children.first { $0.element === wrapped }
  }

  private var alignment: Alignment { (element as? DecorationElement)?.alignment ?? .center }

  override var priority: Double { decorated?.priority ?? 0 }
  override var zIndex: Double { decorated?.zIndex ?? 0 }
  override var isSpacer: Bool { decorated?.isSpacer ?? false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    decorated?.size(proposal) ?? .zero
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    guard let decorated else { return children.map { _ in Placement(.zero, proposal) } }
    let anchor = decorated.point(of: alignment, for: proposal)
    return children.map { child in
      guard child !== decorated else { return Placement(.zero, proposal) }
      let offer = ProposedViewSize(size)
      let point = child.point(of: alignment, for: offer)
      return Placement(CGPoint(x: anchor.x - point.x, y: anchor.y - point.y), offer)
    }
  }

  override func explicitGuide(_ guide: Guide, for proposal: ProposedViewSize) -> CGFloat? {
    decorated?.explicit(guide, for: proposal)
  }
}

/// The rule for an element with actions, which take no space until a user opens them.
final class ActionsNode: SingleNode {
  override func childElements() -> [Element] {
    _ = element.children
    return (element as? WrapperElement)?.wrapped.map { [$0] } ?? []
  }
}
