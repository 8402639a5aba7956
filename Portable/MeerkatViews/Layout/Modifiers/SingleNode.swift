import Foundation

/// The base class of rules around a single element.
///
/// By itself, it changes nothing.
class SingleNode: LayoutNode {
  final var child: LayoutNode? { children.first }

  /// Returns what the element inside is offered.
  func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Returns the size around the size of the element inside.
  func outer(_ inside: CGSize, _ proposal: ProposedViewSize) -> CGSize { inside }

  /// Returns the place of the element inside.
  func origin(
    of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return outer(.zero, proposal) }
    return outer(child.size(inner(proposal)), proposal)
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    guard let child else { return [] }
    return [Placement(origin(of: child, proposal, in: size), inner(proposal))]
  }

  override var priority: Double { child?.priority ?? 0 }
  override var zIndex: Double { child?.zIndex ?? 0 }
  override var isSpacer: Bool { child?.isSpacer ?? false }
}

extension LayoutNode {
  /// Returns the point that an alignment is about.
  final func point(of alignment: Alignment, for proposal: ProposedViewSize) -> CGPoint {
    CGPoint(
      x: guide(Guide(alignment.horizontal), for: proposal),
      y: guide(Guide(alignment.vertical), for: proposal))
  }

  /// Returns the place at which this element is aligned in a container.
  final func origin(
    _ alignment: Alignment, in size: CGSize, for proposal: ProposedViewSize
  ) -> CGPoint {
    let point = point(of: alignment, for: proposal)
    return CGPoint(
      x: Guide(alignment.horizontal).usual(in: size) - point.x,
      y: Guide(alignment.vertical).usual(in: size) - point.y)
  }

  /// The modifier of the element, if it is one.
  final var modifier: ElementModifier? { (element as? ModifierElement)?.modifier }
}
